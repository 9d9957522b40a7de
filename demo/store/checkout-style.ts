/** The stylesheet of the checkout page, which may not use inline styles. The stylesheet also works in a shadow root. */
export const checkoutStyle = `
:root, :host {
  color-scheme: light dark;
  --ground: light-dark(#faf8f4, #10151c);
  --card: light-dark(#ffffff, #1a212b);
  --ink: light-dark(#10151c, #f4f0e8);
  --quiet: light-dark(#5a5f66, #aeb4bd);
  --line: light-dark(#e4dfd5, #323b48);
  --alarm: light-dark(#b12a19, #ff9c8c);
  --amber: #ffb000;
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground) }
.checkout {
  background: var(--ground);
  color: var(--ink);
  font: 400 16px/1.5 Inter, system-ui, sans-serif;
}
dialog {
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--ground);
}
header {
  border-bottom: 3px solid var(--amber);
  padding: 20px max(20px, 50% - 340px);
  font-weight: 800;
}
header span { color: var(--quiet); font-weight: 400 }
main { max-width: 720px; margin: 0 auto; padding: 32px 20px 64px }
h1 { margin: 0 0 8px; font-size: clamp(28px, 6vw, 36px); line-height: 1.15; letter-spacing: -0.02em }
p { margin: 0 0 16px; max-width: 62ch }
.note { color: var(--quiet) }
.problem { color: var(--alarm); font-weight: 600 }
.order {
  margin: 24px 0;
  padding: 0 20px;
  list-style: none;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 14px;
}
.order li {
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: 4px 16px;
  align-items: center;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
}
.order li:last-child { border-bottom: 0 }
.order img, .order .no-picture { width: 72px; height: 72px; border-radius: 10px; background: var(--line) }
.order b { display: block; font-weight: 600; overflow-wrap: anywhere }
.order small { display: block; color: var(--quiet); font-size: 14px; overflow-wrap: anywhere }
.money { font-variant-numeric: tabular-nums; white-space: nowrap }
.total {
  display: flex;
  justify-content: space-between;
  margin: 0 20px 24px;
  font-size: 22px;
  font-weight: 800;
}
.choices { display: flex; flex-wrap: wrap; gap: 12px }
.choices form { display: contents }
button, .button {
  flex: 1 1 200px;
  padding: 14px 24px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button { border-color: var(--amber); background: var(--amber); color: #10151c }
button:hover { background: #ffc23d }
.button:hover { border-color: currentColor }
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
code { overflow-wrap: anywhere }
`
