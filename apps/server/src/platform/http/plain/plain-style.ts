/** The signboard's colours and rules, in one sheet that a plain page carries itself. */
const light = `--wall:#f7f6ef;--text:#14173a;--dim:#4c526d;--board:#1a2270;--edge:#11174f;--card:#fffefb;--rule:#1a2270;
--soft:#b9bedd;--fill:#ffc22e;--on:#14173a;--press:#c98800;--chosen:#fff7de;--mark:#252e8c;--focus:#a61151;--bad:#871c10;--badwall:#fdecea;color-scheme:light`;
const dark = `--wall:#0b0d24;--text:#ecedf8;--dim:#a3a8d0;--board:#080a1d;--edge:#04050f;--card:#181b3c;--rule:#8b97e3;
--soft:#555b92;--fill:#ffc22e;--on:#14173a;--press:#c98800;--chosen:#2a2f5b;--mark:#ffc22e;--focus:#f3a5c4;--bad:#f3a69d;--badwall:#42100a;color-scheme:dark`;

const facesAt = (fontsAt: string) =>
  (['latin', 'devanagari'] as const).flatMap((script) =>
    ([400, 700] as const).map((weight) => {
      const range =
        script === 'latin'
          ? 'U+0000-00FF,U+2010-201F'
          : 'U+0900-097F,U+1CD0-1CFF,U+200C-200D,U+20A8,U+20B9,U+25CC,U+A8E0-A8FF';
      return `@font-face{font-family:Anek;font-weight:${weight};font-display:swap;src:url(${fontsAt}/${script}-${weight}.woff2) format("woff2");unicode-range:${range}}`;
    }),
  );

export const plainStyle = (fontsAt: string): string => `${facesAt(fontsAt).join('')}
:root{${light}}
@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}
:root[data-scheme=dark]{${dark}}
*{box-sizing:border-box}
body{margin:0;background:var(--wall);color:var(--text);font:400 1.0625rem/1.5 Anek,system-ui,sans-serif;min-height:100dvh}
header{background:var(--board);color:#fff;padding:1rem clamp(1rem,4vw,2rem)}
header .in,main{max-width:32rem;margin-inline:auto}
.brand{font-size:1.75rem;font-weight:700;letter-spacing:-.02em;line-height:1.1;text-shadow:1px 1px 0 var(--edge),2.5px 2.5px 0 #cb2166}
.note{margin:.25rem 0 0;color:#ffdf85}
.awning{height:30px;filter:drop-shadow(0 3px 0 rgb(0 0 0/.15))}
.awning::before{content:"";display:block;height:100%;background:repeating-linear-gradient(90deg,#ffc22e 0 36px,var(--board) 36px 72px,#cb2166 72px 108px,var(--board) 108px 144px);
-webkit-mask:linear-gradient(#000 0 0) top/100% 12px no-repeat,radial-gradient(circle at 50% 0,#000 17.5px,transparent 18px) 0 12px/36px 18px repeat-x;
mask:linear-gradient(#000 0 0) top/100% 12px no-repeat,radial-gradient(circle at 50% 0,#000 17.5px,transparent 18px) 0 12px/36px 18px repeat-x}
main{padding:1.75rem clamp(1rem,4vw,2rem) 3rem}
.wide main,.wide header .in{max-width:48rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.125rem;line-height:1.3;margin:0 0 .25rem}
:lang(hi) h1,:lang(hi) h2,:lang(hi) legend{line-height:1.4}
.card{position:relative;background:var(--card);border:2px solid var(--rule);border-radius:12px;padding:1.25rem;margin-block-end:1.25rem}
.card::after{content:"";position:absolute;inset:4px;border:1px solid var(--soft);border-radius:7px;pointer-events:none}
.due{display:flex;align-items:baseline;justify-content:space-between;gap:1rem;flex-wrap:wrap}
.due p{margin:0;color:var(--dim)}
.sum{margin:0;font-size:2.25rem;font-weight:700;line-height:1.15;font-variant-numeric:tabular-nums}
fieldset{border:0;padding:0;margin:0 0 1.25rem;min-width:0}
legend{font-weight:700;font-size:1.125rem;padding:0;margin-block-end:.5rem}
label.choice{position:relative;display:flex;gap:.75rem;align-items:center;min-height:3.25rem;padding:.65rem .75rem .4rem;border:1.5px solid var(--soft);border-radius:8px;background:var(--card);margin-block-end:.5rem;cursor:pointer}
label.choice:has(:checked){border-color:var(--mark);box-shadow:inset 0 0 0 1px var(--mark);background:var(--chosen)}
label.choice b{display:block;line-height:1.3}
label.choice small{display:block;color:var(--dim);font-size:.9375rem;line-height:1.35}
input[type=radio]{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--mark);margin:0}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3.25rem;padding:.5rem 1.25rem .65rem;border:0;border-radius:8px;background:var(--fill);color:var(--on);font:700 1.125rem/1.3 Anek,system-ui,sans-serif;text-decoration:none;box-shadow:inset 0 -4px 0 var(--press);cursor:pointer}
button:active{translate:0 2px;box-shadow:none}
button.small{width:auto;min-height:2.75rem;font-size:1rem}
.back{display:inline-flex;align-items:center;min-height:2.75rem;margin-block-start:.75rem;color:inherit;text-underline-offset:.2em}
.alert{border:2px solid var(--bad);background:var(--badwall);color:var(--bad);border-radius:8px;padding:.75rem 1rem;margin:0 0 1.25rem;font-weight:700}
.said{border:2px solid var(--rule);background:var(--chosen);border-radius:8px;padding:.75rem 1rem;margin:0 0 1.25rem;font-weight:700}
ul.events{list-style:none;margin:0;padding:0}
ul.events li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;border-block-end:1px solid var(--soft);padding-block:.75rem}
ul.events li:last-child{border:0}
ul.events b{display:block}
ul.events span{color:var(--dim);font-size:.9375rem;overflow-wrap:anywhere}
.field{margin-block-end:1.25rem}
.field label{display:block;font-weight:700;margin-block-end:.35rem}
.field input{display:block;width:100%;min-height:3.25rem;padding:.5rem .85rem;border:2px solid var(--rule);border-radius:8px;background:var(--card);color:var(--text);font:400 1.25rem/1.4 Anek,system-ui,sans-serif}
.field input[aria-invalid=true]{border-color:var(--bad)}
.field .hint{margin:.35rem 0 0;color:var(--dim);font-size:1rem}
.field .error{margin:.35rem 0 0;color:var(--bad);font-weight:700}
button.quiet{width:auto;min-height:2.75rem;padding-inline:0;background:none;box-shadow:none;color:inherit;text-decoration:underline;text-underline-offset:.2em;font-weight:400;font-size:1.0625rem}
.links{list-style:none;margin:1rem 0 0;padding:0}
.links a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (prefers-reduced-motion:no-preference){button{transition:translate 90ms}}`;
