import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { anyAccessLevel, whileIncomplete } from '../../kernel/access-level.ts';
import { myProfile, personName } from './account.model.ts';

const tag = 'Account';

export const getMyProfile = endpoint('GET /user/myprofile', {
  summary: 'The signed-in person',
  tag,
  authz: { who: 'signed-in', scope: 'own profile only' },
  openWhile: anyAccessLevel,
  response: myProfile,
});

export const updateInfo = endpoint('PATCH /user/updateinfo', {
  summary: 'Set the own name (the name modal of a buyer without one)',
  tag,
  authz: { who: 'signed-in', scope: 'own profile only' },
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  body: z.object({ fullName: personName }),
  response: myProfile,
});

export const logout = endpoint('POST /user/logout', {
  summary: 'End this session; its token is refused from the next second on',
  tag,
  authz: { who: 'signed-in', scope: 'own session only' },
  unconfirmed: 'ends-own-session',
  openWhile: anyAccessLevel,
  response: z.object({ loggedOut: z.literal(true) }),
});
