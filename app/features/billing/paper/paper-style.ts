/** Of all three papers; a receipt's table stands as blocks of two lines each. */
export const paperStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{--ground:#fffdf7;--leaf:#17663a;--on-leaf:#fff;--mint:#e7f2e9;--line:#e2ddd0;margin:0;background:var(--ground);color:#000;font:15px/1.4 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:8px;max-width:calc(210mm + 24px);margin:auto;padding:12px}
nav a,nav button{display:inline-grid;place-items:center;min-height:44px;min-width:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:none;color:var(--leaf);font:inherit;text-decoration:none}
nav button{padding:0 24px;border-color:var(--leaf);background:var(--leaf);color:var(--on-leaf);font-weight:600}
nav>a{display:inline-flex;gap:6px;margin-right:auto;border:0;padding:0;font-weight:600}
nav>a::before{content:"‹";content:"‹"/""}
nav p{color:var(--leaf)}
.sizes{display:inline-flex}
.sizes a{border-radius:0;margin-right:-1px}
.sizes a:first-child{border-radius:8px 0 0 8px}
.sizes a:last-child{border-radius:0 8px 8px 0}
.sizes [aria-current]{background:var(--mint);font-weight:700}
.paper{margin:0 auto 24px;padding:0;background:#fff;color:#000;overflow-wrap:break-word;hyphens:none;font-variant-numeric:tabular-nums}
.paper p,.paper h1,.paper h2,.paper dl,.paper dd,.paper address{margin:0;font-style:normal}
h1{font-size:1.3em;text-align:center}
h2{font-size:1em}
.words{text-align:center;font-size:.9em}
table{width:100%;border-collapse:collapse;margin:.6em 0}
th{text-align:left;font-weight:600;border-bottom:1px solid #000}
td,th{padding:.15em .3em;vertical-align:top}
td:first-child,th:first-child{padding-left:0}
td:last-child,th:last-child{padding-right:0}
.n{text-align:right;white-space:nowrap}
tr,.sums,.parties>div{break-inside:avoid}
.paper .sums{margin-left:auto}
.sums div{display:flex;justify-content:space-between;gap:1em}
.sums .whole{border-top:1px solid #000;font-weight:700;font-size:1.15em}
.sums dd{text-align:right}
.pack,.sums .n{white-space:nowrap}
.thanks{text-align:center;font-weight:600;padding-top:.6em}
.a4{max-width:186mm;padding:12px;font-size:12px;line-height:1.3}
.a4 .parties{display:grid;grid-template-columns:1fr 1fr;gap:1em;margin:.5em 0}
.a4 .sums{width:16em}
.roll{font-size:11px;line-height:1.35}
.roll .parties>div{padding-top:.4em;text-align:center}
.roll .lines,.roll .lines tbody{display:block}
.roll .lines thead{display:none}
.roll .lines tr{display:flex;flex-wrap:wrap;column-gap:.6em;border-bottom:1px dotted #000;padding:.2em 0}
.roll .lines td{padding:0;font-size:.92em}
.roll .lines .item{flex-basis:100%;font-size:1em;font-weight:600}
.roll .lines .item span{font-weight:400}
.roll .lines .sum{margin-left:auto}
.roll .lines .x::before{content:"× "}
.roll .lines td.hsn::before{content:"HSN "}
.roll .lines td.hsn:empty{display:none}
.roll .place,.roll .taxable{display:none}
.roll .groups{font-size:.9em}
.p58 .groups,.p58 .groups tbody{display:block}
.p58 .groups thead{display:none}
.p58 .groups tr{display:flex;flex-wrap:wrap;column-gap:.8em;border-bottom:1px dotted #000}
.p58 .groups td{padding:0}
.p58 .groups td.n::before{content:attr(data-label) " "}
@media print{nav{display:none}body{background:none}.paper{margin:0;padding:0;break-after:page}.paper:last-of-type{break-after:auto}}
@media screen{.paper{border-radius:8px;box-shadow:0 0 0 1px var(--line),0 8px 24px -12px #0003}.a4{max-width:210mm;min-height:297mm;padding:12mm}.a4 td.hsn:empty::before{content:"–"}.roll{box-sizing:content-box;padding:12px}}
@media screen and (prefers-color-scheme:dark){body{--ground:#0f1412;--leaf:#58c98a;--on-leaf:#0b1f13;--mint:#1b2f24;--line:#2e3833}}
@media screen and (max-width:600px){
.sizes{order:1;flex:1 0 100%}
.sizes a{flex:1}
.a4{margin:0 12px 24px;min-height:0;padding:16px;font-size:14px;line-height:1.4}
.a4 .parties{display:block}
.a4 .parties>div+div{margin-top:12px;border-top:1px solid #e2ddd0;padding-top:12px}
.a4 .lines,.a4 .lines tbody{display:block;border-top:1px solid #000}
.a4 .lines tbody{border:0}
.a4 .lines thead{position:absolute;clip-path:inset(50%)}
.a4 .lines tr{display:grid;grid-template-columns:auto auto auto 1fr auto;column-gap:12px;border-bottom:1px solid #e2ddd0;padding:8px 0}
.a4 .lines td{padding:0;font-size:13px;text-align:left}
.a4 .lines .item{grid-area:1/1/2/5;padding-right:12px;font-size:14px;font-weight:600}
.a4 .lines .pack{display:block;font-size:13px;font-weight:400}
.a4 .lines .sum{grid-area:1/5;font-size:14px;font-weight:600;text-align:right}
.a4 .lines .x::before{content:"× "}
.a4 .lines td.hsn::before{content:"HSN "}
.a4 .lines td.hsn:empty{display:none}
.a4 .lines td.rate::before{content:"GST "}
.a4 .lines .taxable{display:none}
.a4 .groups{font-size:13px}
.a4 .sums{width:auto}
.a4 .sums div{padding:4px 0}
.a4 .sums .whole{margin:4px 0;border-bottom:1px solid #000;padding:8px 0}
}
`;

/** Below a heading or a name, in the phone's own letters. */
export const hindiStyle = `
.paper [lang=hi]{display:block;font-size:.9em;font-weight:400;white-space:normal}
.sums div{align-items:end}
.a4 .sums{width:22em}
.a4 .sums div{align-items:baseline}
.a4 .sums [lang=hi]{display:inline;margin-left:.3em}
@media screen and (max-width:600px){.a4 .sums{width:auto}}
`;

/** Where a paper has one; on a roll it stands in the middle, as all of that part does. */
export const logoStyle = `
.logo{max-width:100%;height:16mm;object-fit:contain}
`;
