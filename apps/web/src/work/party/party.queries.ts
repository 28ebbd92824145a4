import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/party/party.api';
import { call } from '../../platform/api/client.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';

export const renewParties = () => renew('party');

/** Customers to choose from, by name. */
export const useCustomers = () => useAsked(api.listParties, { query: { kind: 'customer', limit: 100 } });

export const useParty = (partyId: string) => useAsked(api.getParty, { query: { partyId } });

export type NewParty = EndpointInput<typeof api.addParty>['body'];

/** The rows of a file, as text; what is wrong with the file as a whole is the error's message. */
export const readPartyFile = (file: File) => call(api.readPartySheet, { files: [file], quiet: true });

export const fetchPartyTemplate = () => call(api.partyTemplate);
