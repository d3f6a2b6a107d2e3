export const style = `
:root {
  color-scheme: light dark;
  --page: #eef0f3; --sheet: #fff; --text: #1d2129; --quiet: #4a525e; --line: #d5dae0; --accent: #2c4977;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #16181d; --sheet: #22252c; --text: #f1f3f5; --quiet: #bcc3cc; --line: #3d434d; --accent: #a9c3f0; }
}
* { box-sizing: border-box }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.55 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
header { background: #232c40; padding: 1rem max(1.25rem, calc(50% - 30rem)) }
header a { color: #fff; font-weight: 700; font-size: 1.25rem; text-decoration: none }
header a:focus-visible { outline-color: #fff }
header span { font-weight: 400 }
main { max-width: 62.5rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance }
h2 { margin: 0 0 .75rem; font-size: 1.125rem }
h2 span, label span { color: var(--quiet); font-weight: 400 }
.note { margin: 0 0 1.5rem; color: var(--quiet) }
.back { margin: 0 0 1rem }
.row { display: flex; gap: .5rem; margin: .25rem 0 1.5rem; max-width: 32rem }
input {
  flex: 1; min-width: 0; min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit;
  background: var(--sheet); border: 1px solid var(--quiet); border-radius: .5rem;
}
button {
  min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; color: #fff;
  background: #2c4977; border: 0; border-radius: .5rem; cursor: pointer;
}
.list, .empty, section, dl { background: var(--sheet); border-radius: .75rem }
.list { margin: 0; padding: 0; list-style: none }
.list li { position: relative; padding: 1rem 1.25rem; border-top: 1px solid var(--line) }
.list li:first-child { border-top: 0 }
.list li:hover { background: color-mix(in srgb, var(--accent) 7%, transparent) }
.list a { font-weight: 600; text-decoration: none; overflow-wrap: anywhere }
.list a::after { content: ''; position: absolute; inset: 0 }
.list p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; margin: .25rem 0 0; color: var(--quiet); font-size: .9375rem }
.list p span { overflow-wrap: anywhere }
.empty { margin: 0; padding: 2rem 1.25rem; color: var(--quiet) }
dl { display: grid; gap: .25rem; margin: 1rem 0; padding: 1rem 1.25rem }
dl div { display: grid; grid-template-columns: 5.5rem 1fr }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
section { margin: 0 0 1rem; padding: 1.25rem }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 62rem; border: 1px solid var(--line); border-radius: .5rem; background: #eef0f3 }
@media (max-width: 40rem) {
  main { padding: 1.5rem .75rem 3rem }
  h1 { font-size: 1.5rem }
  section { padding: 1rem .75rem }
  iframe { height: 70rem }
}
`;
