/** Where the page starts: fonts, then the application on its element. */
import './fonts.css';

import { mount } from 'svelte';

import App from './App.svelte';

const target = document.getElementById('page');
if (target === null) throw new Error('index.html has no element #page');

mount(App, { target });
