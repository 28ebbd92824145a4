import type { DistrictRow, StateRow } from './area.store.ts';

export const presentState = (row: StateRow) => ({
  stateCode: row.state_code,
  name: row.name,
  isoCode: row.iso_code,
});

export const presentDistrict = (row: DistrictRow) => ({
  districtCode: row.district_code,
  name: row.name,
  stateCode: row.state_code,
});
