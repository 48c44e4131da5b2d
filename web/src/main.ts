/** Where the page starts: letters and cloth, the first language, then the application on its element. */
import './fonts.css';
import './look/cloth.css';
import './look/things.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { speak } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';
import { register } from './lib/worker.svelte';

const target = document.getElementById('page');
if (target === null) throw new Error('index.html has no element #page');

await speak(settings.language);
mount(App, { target });

// What comes without being asked for comes when the page is there.
if (document.readyState === 'complete') void register();
else addEventListener('load', () => void register(), { once: true });
