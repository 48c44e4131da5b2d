/** Makes elements, in HTML and in SVG. */

const SVG = 'http://www.w3.org/2000/svg';

/** `html('p', { class: 'prompt' }, 'Hello')` */
export const html = (name, attributes, ...children) =>
  fill(document.createElement(name), attributes, children);

/** `svg('circle', { cx: 50, cy: 50, r: 40 })` */
export const svg = (name, attributes, ...children) =>
  fill(document.createElementNS(SVG, name), attributes, children);

function fill(element, attributes = {}, children = []) {
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(...children);
  return element;
}

/** Sets an attribute; null and false take it away. */
export function set(element, name, value) {
  if (value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : value);
}
