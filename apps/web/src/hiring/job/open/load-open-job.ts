import { getOpenJob } from '@nukkad/contract/hiring/job/job.api';
import { data } from 'react-router';
import { call, type CallSettings } from '../../../platform/api/client.ts';
import { currentLocation, locationParameters } from '../../../platform/location/location-store.ts';

const isId = /^[0-9a-f-]{36}$/;

/** A job as everyone reads it; with the distance, where the browser knows the place. One that is over answers 410. */
export function loadOpenJob(jobId: string | undefined, settings: CallSettings) {
  if (!jobId || !isId.test(jobId)) throw data(null, { status: 404 });
  const { pincode } = import.meta.env.SSR ? { pincode: undefined } : locationParameters(currentLocation());
  return call(getOpenJob, {
    query: { jobId, ...(pincode !== undefined && { pincode: String(pincode) }) },
    ...settings,
  });
}
