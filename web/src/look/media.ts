/** Reads the named sizes of screen in media.css, for the build and for what asks by script. */

export type Media = ReadonlyMap<string, string>;

/** Every `@custom-media` of a style sheet, by its name: `--phone`. */
export function readMedia(css: string): Media {
  const found = css.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g);
  return new Map([...found].map(([, name, query]) => [name!, query!.replace(/\s+/g, ' ').trim()]));
}

/** A style sheet in which every `@media (--name)` says what the name stands for. */
export function expandMedia(css: string, media: Media): string {
  return css.replace(/@media\s+([^{]*)\{/g, (rule, query: string) => {
    if (!query.includes('(--')) return rule;
    const parts = query.split(',').map((part) => part.trim());
    return `@media ${parts.map((part) => expandPart(part, media)).join(', ')} {`;
  });
}

function expandPart(part: string, media: Media): string {
  return part.replace(/\((--[\w-]+)\)/g, (whole, name: string) => {
    const query = media.get(name);
    if (query === undefined) throw new Error(`media.css has no ${name}`);
    // "this and (a, b)" would have to be multiplied out: nobody needs it, so nobody may write it.
    if (whole !== part && query.includes(',')) throw new Error(`${name} has several cases: it stands alone`);
    return query;
  });
}
