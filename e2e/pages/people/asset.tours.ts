import * as api from '@nukkad/contract/people/asset/asset.api';
import { callAs } from '../../fixtures/api.ts';
import { assetOfLakshmi, handedToRamesh } from '../../fixtures/assets.ts';
import { coolCareOwner, lakshmi, ramesh } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** The office: the list, one that is out, one that can be handed out, and every dialog. */
async function officeTour(): Promise<Tour> {
  const { asset, staffId } = await handedToRamesh('Hammer drill', { value: 12_500_00, kind: 'machine' });
  const free = await assetOfLakshmi('Aluminium ladder', { notes: 'Keep it dry.' });
  const { session, assetId, version } = await assetOfLakshmi('Pipe wrench');
  await callAs(session, api.moveAsset, { body: { assetId, version, verb: 'repair', note: 'The jaw slips' } });
  const out = `/people/assets/${asset.assetId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'assets', path: '/people/assets' },
      { name: 'assets-check', path: '/people/assets?tab=check' },
      { name: 'assets-retired', path: '/people/assets?tab=retired' },
      { name: 'asset-new', path: '/people/assets?dialog=asset' },
      { name: 'asset', path: out },
      { name: 'asset-edit', path: `${out}?dialog=asset` },
      { name: 'asset-take-back', path: `${out}?dialog=take-back` },
      { name: 'asset-lose', path: `${out}?dialog=move&verb=lose` },
      { name: 'asset-hand-out', path: `/people/assets/${free.assetId}?dialog=hand-out` },
      { name: 'employee-assets', path: `/people/employees/${staffId}?tab=held` },
    ],
  };
}

/** Ramesh: what he has to answer for, why he does not have it, and what he gave back. */
async function ownTour(): Promise<Tour> {
  const { session, asset } = await handedToRamesh('Cordless screwdriver');
  const open = await handedToRamesh('Work phone', { kind: 'phone' });
  const his = await sessionOf(ramesh);
  const { assetId } = asset;
  const { version } = await callAs(his, api.answerAsset, {
    body: { assetId, version: asset.version, hasIt: true },
  });
  await callAs(session, api.takeBackAsset, {
    body: { assetId, version, condition: 'worn', note: 'The grip is scratched.' },
  });
  const { items } = await callAs(his, api.listOwnCustody, { query: {} });
  const held = items.find((one) => one.assetId === open.asset.assetId);
  return {
    person: ramesh,
    screens: [
      { name: 'own-held', path: '/held' },
      { name: 'own-held-not', path: `/held?dialog=not-mine&custody=${held?.custodyId ?? ''}` },
      {
        name: 'own-held-photo',
        path: `/held?dialog=asset-photo&photo=${held?.moves[0]?.photos[0]?.photoId ?? ''}`,
      },
      { name: 'own-held-past', path: '/held?tab=past' },
    ],
  };
}

/** A business that has nothing of it yet. */
async function emptyTour(): Promise<Tour> {
  return { person: coolCareOwner, screens: [{ name: 'assets-none', path: '/people/assets' }] };
}

export const assetTours = {
  assetOffice: once(officeTour),
  assetOwn: once(ownTour),
  assetNone: once(emptyTour),
};
