import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createGeocoder } from './geocoder.ts';
import { googleGeocoder } from './google.ts';
import { nominatimGeocoder } from './nominatim.ts';

/** A server that speaks the providers' protocols; each test says what it answers. */
const asked: { url: URL; userAgent: string | undefined }[] = [];
let respond: (response: ServerResponse) => void;
const server = createServer((request: IncomingMessage, response) => {
  asked.push({ url: new URL(request.url ?? '', 'http://local'), userAgent: request.headers['user-agent'] });
  respond(response);
});
let origin = '';

const answerJson =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('nominatim', () => {
  const geocoder = () =>
    nominatimGeocoder({ origin, userAgent: 'Nukkad (https://nukkad.example)', timeoutMs: 200 });
  const place = {
    lat: '12.9783',
    lon: '77.6409',
    display_name: 'Indiranagar, Bengaluru',
    address: { suburb: 'Indiranagar', city: 'Bengaluru', postcode: '560 038', country_code: 'in' },
  };

  test('asks as the protocol says, and reads the place', async () => {
    respond = answerJson(place);
    expect(await geocoder().reverse(12.9784, 77.6408)).toEqual([
      { label: 'Indiranagar', pincode: '560038', latitude: 12.9783, longitude: 77.6409 },
    ]);
    const [{ url, userAgent }] = asked as [{ url: URL; userAgent: string }];
    expect(url.pathname).toBe('/reverse');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      format: 'jsonv2',
      lat: '12.9784',
      lon: '77.6408',
      zoom: '18',
      addressdetails: '1',
      'accept-language': 'en',
    });
    expect(userAgent).toBe('Nukkad (https://nukkad.example)');
  });

  test.each([
    ['in the sea', { error: 'Unable to geocode' }],
    [
      'in another country',
      { ...place, address: { ...place.address, country_code: 'pk', postcode: '540001' } },
    ],
    ['without a PIN code', { ...place, address: { ...place.address, postcode: undefined } }],
  ])('a point %s is no place', async (_where, body) => {
    respond = answerJson(body);
    expect(await geocoder().reverse(12, 70)).toEqual([]);
  });

  test.each([
    ['a failure', answerJson({}, 503)],
    ['another shape', answerJson({ address: 'text' })],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    [
      'a redirect',
      (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['silence', () => undefined],
  ])('%s throws, in time', async (_what, behave) => {
    respond = behave;
    await expect(geocoder().reverse(12.9784, 77.6408)).rejects.toThrow();
  });
});

describe('google', () => {
  const geocoder = () => googleGeocoder({ origin, key: 'a-key', timeoutMs: 200 });
  const result = (pincode: string, locality: string, lat: number, country = 'IN') => ({
    formatted_address: `${locality}, Bengaluru`,
    address_components: [
      {
        long_name: locality,
        short_name: locality,
        types: ['sublocality_level_1', 'sublocality', 'political'],
      },
      { long_name: 'Bengaluru', short_name: 'Bengaluru', types: ['locality', 'political'] },
      { long_name: 'India', short_name: country, types: ['country', 'political'] },
      { long_name: pincode, short_name: pincode, types: ['postal_code'] },
    ],
    geometry: { location: { lat, lng: 77.64 } },
  });

  test('asks as the protocol says, and reads one place for each PIN code', async () => {
    respond = answerJson({
      status: 'OK',
      results: [
        result('560038', 'Indiranagar', 12.978),
        result('560038', 'Bengaluru', 12.97),
        result('560008', 'Domlur', 12.96),
        result('54000', 'Lahore', 31, 'PK'),
      ],
    });
    expect(await geocoder().reverse(12.9784, 77.6408)).toEqual([
      { label: 'Indiranagar', pincode: '560038', latitude: 12.978, longitude: 77.64 },
      { label: 'Domlur', pincode: '560008', latitude: 12.96, longitude: 77.64 },
    ]);
    expect(asked[0]?.url.pathname).toBe('/maps/api/geocode/json');
    expect(asked[0]?.url.searchParams.get('latlng')).toBe('12.9784,77.6408');
    expect(asked[0]?.url.searchParams.get('key')).toBe('a-key');
  });

  test('nothing there is no failure', async () => {
    respond = answerJson({ status: 'ZERO_RESULTS', results: [] });
    expect(await geocoder().reverse(12, 70)).toEqual([]);
  });

  test('a refusal throws, and names neither the key nor the point', async () => {
    respond = answerJson({
      status: 'REQUEST_DENIED',
      results: [],
      error_message: 'The key a-key is not known.',
    });
    const error = await geocoder()
      .reverse(12.9784, 77.6408)
      .catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('REQUEST_DENIED');
    expect(String(error)).not.toMatch(/a-key|12\.9784/);
  });
});

test('the environment chooses', () => {
  const configured = (variables: Record<string, string>) =>
    createGeocoder(readConfig(variables, 'a secret of the tests only'))?.kind ?? null;
  expect(configured({})).toBeNull();
  expect(configured({ GEOCODER: 'nominatim', NOMINATIM_ORIGIN: 'https://nominatim.example' })).toBe(
    'nominatim',
  );
  expect(configured({ GEOCODER: 'google', GOOGLE_MAPS_KEY: 'a-key' })).toBe('google');
});
