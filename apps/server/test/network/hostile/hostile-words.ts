/** 400 texts that have broken programs: scripts, addresses, templates, marks that turn or hide, what no table keeps, floods. */

const sentences: readonly string[] = [
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD5fX3JhbigxKTwvc2NyaXB0Pg==',
  'https://canary.example/a.js?<script src=//canary.example/b.js></script>',
  '<svg xmlns="http://www.w3.org/2000/svg"><script href="data:,__ran(1)"/></svg>',
  '<svg><animate onbegin=__ran(1) attributeName=x dur=1s>',
  '{{7*7}} ${7*7} #{7*7} <%= 7*7 %> {%raw%} [[${7*7}]]',
  '{{constructor.constructor("__ran(1)")()}}',
  '![x](https://canary.example/p.png) [x](javascript:__ran(1))',
  '![x](x "onerror=__ran(1)") <a href=//canary.example>x</a>',
  '\u202eabc\u202c \u2066left\u2069 \u200fright',
  'शुभ\u202eदिन \u200d\u200c संध्या',
  'ze\u200bro wi\u200bdth \ufeff joins \u2060 nothing',
  '👨‍👩‍👧‍👦👩🏽‍🔧🏳️‍🌈🇮🇳 1️⃣ ☕️',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'half \ud83d of an emoji',
  '\udc00 the other half \ud800',
  'a NUL \u0000 in the middle',
  '\u0001\u0008\u001b[31mred\u001b[0m\u007f',
  '\'; drop table network_post; -- " or 1=1 /*',
  '../../../../etc/passwd%00 ..\\..\\windows C:\\con',
  '__proto__ constructor prototype toString hasOwnProperty',
  'null undefined NaN -0 1e999 true []',
  '%s%n%x %00 %0d%0aSet-Cookie:a=b \r\nX: y',
  'ｆｕｌｌ ｗｉｄｔｈ ＜script＞ ′ quotes ‘’ “”',
  'İstanbul ǆ ß ſ K Å ﬀ',
];
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Indiranagar: ${text}`,
  (text) => `" ${text} '`,
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', '\n\n\n\n'),
  (text) => `${text} ${text}`,
  (text) => `\u2028${text}\u2029.`,
];

const mention = (at: number) => `@member-${at}`;
/** Beyond what any field takes. */
const floods: readonly string[] = [
  Array.from({ length: 10_000 }, (_, at) => mention(at)).join(' '),
  Array.from({ length: 10_000 }, (_, at) => `#tag${at}`).join(' '),
  Array.from({ length: 200 }, (_, at) => mention(at)).join(' '),
  Array.from({ length: 60 }, (_, at) => `#tag${at}`).join(' '),
  Array.from({ length: 60 }, (_, at) => `https://site-${at}.example/`).join(' '),
  'a'.repeat(1_000_000),
  'अ'.repeat(340_000),
  'a'.repeat(1_100_000),
  '<'.repeat(60_000),
  `${'('.repeat(30_000)}${')'.repeat(30_000)}`,
  '\u0301'.repeat(2_900),
  `${'a\n'.repeat(1_400)}a`,
  '\n'.repeat(3_000),
  '\u202e'.repeat(2_000),
  '@'.repeat(2_900),
  '#'.repeat(2_900),
  `${'a.'.repeat(1_400)}com`,
  `https://${'a'.repeat(2_900)}`,
  `${'9 '.repeat(1_400)}9`,
  '🙂'.repeat(750),
];
const others = [...sentences.flatMap((one) => spellings.map((spell) => spell(one))), ...floods];

/** With as many of these scripts as there is room for, every other one first, so that each form is among them. */
export const hostileWordsWith = (scripts: readonly string[]): readonly string[] =>
  [...others, ...scripts.filter((_, at) => at % 2 === 0), ...scripts.filter((_, at) => at % 2 === 1)].slice(
    0,
    400,
  );
