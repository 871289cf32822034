/** Of all three papers; a receipt's table stands as blocks of two lines each. */
export const paperStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fffdf7;color:#000;font:15px/1.4 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding:12px}
nav a,nav button{display:inline-grid;place-items:center;min-height:44px;min-width:44px;padding:0 12px;border:1px solid #17663a;border-radius:8px;background:none;color:#17663a;font:inherit;text-decoration:none}
nav button{background:#17663a;color:#fff;font-weight:600}
.sizes{display:inline-flex}
.sizes a{border-radius:0;margin-right:-1px}
.sizes a:first-child{border-radius:8px 0 0 8px}
.sizes a:last-child{border-radius:0 8px 8px 0}
.sizes [aria-current]{background:#e7f2e9;font-weight:700}
.paper{margin:0 auto 24px;padding:0;background:#fff;overflow-wrap:break-word;hyphens:none;font-variant-numeric:tabular-nums}
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
.roll .lines td.hsn:not(:empty)::before{content:"HSN "}
.roll .place,.roll .taxable{display:none}
.roll .groups{font-size:.9em}
.p58 .groups,.p58 .groups tbody{display:block}
.p58 .groups thead{display:none}
.p58 .groups tr{display:flex;flex-wrap:wrap;column-gap:.8em;border-bottom:1px dotted #000}
.p58 .groups td{padding:0}
.p58 .groups td.n::before{content:attr(data-label) " "}
@media print{nav{display:none}body{background:none}.paper{margin:0;padding:0;break-after:page}.paper:last-of-type{break-after:auto}}
@media screen{.paper{box-shadow:0 0 0 1px #e2ddd0}}
@media screen and (max-width:600px){nav>a{flex-basis:100%}.a4{font-size:13px}.a4 .parties{display:block}.a4 .lines .rate,.a4 .lines .taxable{display:none}}
`;

/** Below a heading or a name, in the phone's own letters. */
export const hindiStyle = `
.paper [lang=hi]{display:block;font-size:.9em;font-weight:400;white-space:normal}
.sums div{align-items:end}
`;

/** Where a paper has one; on a roll it stands in the middle, as all of that part does. */
export const logoStyle = `
.logo{max-width:100%;height:16mm;object-fit:contain}
`;
