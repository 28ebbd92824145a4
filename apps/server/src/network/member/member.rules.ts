const longestHandle = 30;
const shortestHandle = 3;

/** "Asha R." is "asha-r"; `suffix`, letters and digits, tells it apart from one that is taken. */
export function handleFrom(name: string, suffix: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/u)
    .filter((part) => part !== '')
    .join('-');
  const room = suffix === '' ? longestHandle : longestHandle - suffix.length - 1;
  const whole = letters.slice(0, room);
  const cut = whole.endsWith('-') ? whole.slice(0, -1) : whole;
  const begun = cut.length < shortestHandle ? `member${cut === '' ? '' : `-${cut}`}`.slice(0, room) : cut;
  return suffix === '' ? begun : `${begun}-${suffix}`;
}
