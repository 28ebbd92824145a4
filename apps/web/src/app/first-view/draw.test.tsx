// @vitest-environment node
import { Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { drawnAtOnce, drawnWhole } from './draw.ts';

const later = () => new Promise<string>((resolve) => setTimeout(() => resolve('₹249'), 20));
const Price = ({ price }: { price: Promise<string> }) => <b>{use(price)}</b>;
const page = (parts: React.ReactNode) => (
  <html lang="en">
    <body>{parts}</body>
  </html>
);
const whole = { nonce: '', limitMs: 5_000 };

describe('drawing a page on the server', () => {
  it('draws a page that waits for nothing in one go, as the stream would', async () => {
    const tapRepair = page(
      <Suspense>
        <h1>Tap repair &amp; more</h1>
      </Suspense>,
    );
    const drawn = drawnAtOnce(tapRepair)?.toString();
    expect(drawn).toContain('<!DOCTYPE html><html lang="en">');
    expect(drawn).toBe((await drawnWhole(tapRepair, whole)).toString());
  });

  it('leaves a page to the stream where a part of it waits, inside of a boundary or outside', async () => {
    for (const waiting of [
      <Suspense key="in" fallback="Loading">
        <Price price={later()} />
      </Suspense>,
      <Price key="out" price={later()} />,
    ]) {
      expect(drawnAtOnce(page(waiting))).toBeNull();
      expect((await drawnWhole(page(waiting), whole)).toString()).toContain('<b>₹249</b>');
    }
  });

  it('leaves a page that fails to the stream, which says why', async () => {
    const Broken = (): never => {
      throw new Error('no such category');
    };
    expect(drawnAtOnce(page(<Broken />))).toBeNull();
    await expect(drawnWhole(page(<Broken />), whole)).rejects.toThrow('no such category');
  });
});
