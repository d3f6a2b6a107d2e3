import { readFileSync } from 'node:fs';

/** The blocks of shell commands of a page, with the section they stand in; what is between < and > is filled in. */
export function commandsOf(path, values) {
  const parts = readFileSync(path, 'utf8').split(/^## /m).slice(1);
  return parts.flatMap((part) => {
    const [section] = part.split('\n');
    const blocks = [...part.matchAll(/^```sh\n([\s\S]*?)^```$/gm)];
    return blocks.map(([, commands]) => ({ section, commands: fillIn(commands, values) }));
  });
}

/** @throws {Error} the page asks for something nobody has */
function fillIn(commands, values) {
  return commands.replaceAll(/<([a-z][a-z ]*)>/g, (whole, name) => {
    if (name === 'title') return whole;
    if (!(name in values)) throw new Error(`nobody knows what ${whole} is`);
    return values[name];
  });
}

/** The example of the settings with values of one's own; those of the latter that it does not name come last. */
export function fillSettings(example, values) {
  const left = new Map(Object.entries(values));
  const lines = example.split('\n').map((line) => {
    const [, name] = /^#?([A-Z][A-Z0-9_]*)=/.exec(line) ?? [];
    if (name === undefined || !left.has(name)) return line;
    const filled = `${name}=${left.get(name)}`;
    left.delete(name);
    return filled;
  });
  if (left.size > 0) throw new Error(`the example has no line for ${[...left.keys()].join(', ')}`);
  const open = lines.filter((line) => /^[A-Z].*…/.test(line));
  if (open.length > 0) throw new Error(`nobody filled in ${open.join(', ')}`);
  return lines.join('\n');
}
