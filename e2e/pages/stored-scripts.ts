/** What attackers write into text fields. Each would call `window.__ran` if it ran. */
const call = '__ran(1)';
const wrappers: readonly ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `"><script>${code}</script>`,
  (code) => `'><svg onload=${code}>`,
  (code) => `<img src=x onerror=${code}>`,
  (code) => `<img src=x onerror="${code}"`,
  (code) => `</title><svg/onload=${code}>`,
  (code) => `</textarea><iframe srcdoc="<script>parent.${code}</script>">`,
  (code) => `<a href="javascript:${code}">x</a>`,
  (code) => `javascript:${code}`,
  (code) => `<details open ontoggle=${code}>`,
  (code) => `<body onpageshow=${code}>`,
  (code) => `<input autofocus onfocus=${code}>`,
  (code) => `<video><source onerror=${code}>`,
  (code) => `<math><mtext></form><form><mglyph><style></math><img src onerror=${code}>`,
  (code) => `<form action=javascript:${code}><button>x`,
  (code) => `<object data="data:text/html,<script>${code}</script>">`,
  (code) => `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  (code) => `<link rel=stylesheet href="javascript:${code}">`,
  (code) => `<style>@import 'javascript:${code}';</style>`,
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `\${${code}}`,
  (code) => `\\u003cscript\\u003e${code}\\u003c/script\\u003e`,
  (code) => `&lt;script&gt;${code}&lt;/script&gt;`,
  (code) => `<!--><img src=x onerror=${code}>-->`,
  (code) => `]]><script>${code}</script>`,
];
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase().replaceAll('__RAN', '__ran'),
  (text) => text.replaceAll('<', '<\t').replaceAll('<\t/', '</'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll('=', '\n='),
  (text) => `Indiranagar ${text}`,
  (text) => `" ${text} "`,
  (text) => `' ${text} '`,
  (text) => text.replaceAll('<script>', '<script src=data:,__ran(1)>'),
  (text) => text.replaceAll('onerror', 'onerror\u00a0'),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('javascript:', 'java\nscript:'),
  (text) =>
    text.split('').toReversed().join('').split('').toReversed().join('\u200b').replaceAll('\u200b', ''),
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('>', '>\r\n'),
  (text) => `${text}${text}`,
];

/** 400 of them: every form in every spelling. */
export const storedScripts: readonly string[] = wrappers.flatMap((wrap) =>
  spellings.map((spell) => spell(wrap(call))),
);

/** Each form once, as it is. */
export const everyForm: readonly string[] = wrappers.map((wrap) => wrap(call));

/** Asked by no page: what a text fetches when it is more than a text. */
export const canaryHost = 'canary.example';

/** Texts that would fetch from it, as HTML, Markdown or CSS. */
export const canaries: readonly string[] = [
  `<img src="https://${canaryHost}/p.png">`,
  `<link rel=prefetch href=//${canaryHost}/a.css>`,
  `<svg><image href="https://${canaryHost}/s.svg"/></svg>`,
  `![a picture](https://${canaryHost}/m.png)`,
  `[a link](javascript:${call}) <https://${canaryHost}/>`,
  `<style>body{background:url(//${canaryHost}/b.png)}</style>`,
  `<iframe src=//${canaryHost}/f></iframe>`,
];

/** As many as fit into one text of this length, again and again until all of them had their turn. */
export function packedTexts(limit: number, texts: readonly string[] = storedScripts): string[] {
  const packed: string[] = [];
  for (const text of texts) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + text.length < limit)
      packed[packed.length - 1] = `${last} ${text}`;
    else packed.push(text.slice(0, limit));
  }
  return packed;
}
