const ones = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

function belowHundred(value: number): string {
  if (value < 20) return ones[value] ?? '';
  const unit = ones[value % 10];
  return `${tens[Math.floor(value / 10)] ?? ''}${unit ? `-${unit}` : ''}`;
}

/** 1,23,45,678 as "One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight". */
function inWords(value: number): string {
  if (value < 100) return belowHundred(value);
  const steps: readonly (readonly [number, string])[] = [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ];
  const step = steps.find(([size]) => value >= size);
  if (!step) return belowHundred(value);
  const [size, name] = step;
  const rest = value % size;
  return `${inWords(Math.floor(value / size))} ${name}${rest ? ` ${inWords(rest)}` : ''}`;
}

/** Indian numbering, e.g. "Rupees One Lakh Five and Paise Fifty Only". */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  return `Rupees ${rupees === 0 ? 'Zero' : inWords(rupees)}${rest ? ` and Paise ${inWords(rest)}` : ''} Only`;
}
