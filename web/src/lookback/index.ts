/** Looking back at a match; brought only when somebody wants to. */
export { default as Curve } from './Curve.svelte';
export { default as Findings } from './Findings.svelte';
export { default as Riddle } from './Riddle.svelte';
export { Looking } from './looking.svelte';
