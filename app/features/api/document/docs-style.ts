export const docsStyle = `
:root{color-scheme:light dark;--paper:#fffdf7;--card:#fff;--ink:#1b1d1a;--stone:#5c6159;--line:#e2ddd0;--leaf:#17663a;--mint:#e7f2e9}
@media (prefers-color-scheme:dark){:root{--paper:#0f1412;--card:#18201c;--ink:#ecefe9;--stone:#a9b0a6;--line:#2e3833;--leaf:#58c98a;--mint:#1b2f24}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:56rem;margin:auto;padding:1rem}
h1{font-size:1.75rem}h2{font-size:1.05rem;margin:0 0 .25rem}
p{margin:.25rem 0}small{color:var(--stone)}
a{color:var(--leaf)}a:focus-visible,summary:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}
nav{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));margin:1.5rem 0}
nav ul{list-style:none;margin:0;padding:0}nav a{display:block;padding:.6rem 0}
article{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1rem 0}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;font-weight:600}
dl{margin:0}dl div{display:grid;gap:0 1rem;grid-template-columns:minmax(0,2fr) minmax(0,3fr);padding:.3rem 0;border-top:1px solid var(--line)}
dt{font-family:ui-monospace,monospace;font-size:.875rem}dd{margin:0;color:var(--stone)}
@media (max-width:30rem){dl div{grid-template-columns:minmax(0,1fr)}}
pre{background:var(--mint);border-radius:.5rem;padding:.75rem;font-size:.8125rem;white-space:pre-wrap}
code{font-size:.875em}`;
