/** A stroke of a pen. */
export async function drawnSignature(): Promise<string> {
  const { default: sharp } = await import('sharp');
  const stroke = 'M10 70C40 10 60 10 55 55S90 90 110 40S150 20 145 60S190 80 230 30';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="100"><path d="${stroke}" fill="none" stroke="#1a2270" stroke-width="4" stroke-linecap="round"/></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  return picture.toString('base64');
}
