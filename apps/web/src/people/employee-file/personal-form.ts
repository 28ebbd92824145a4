import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { EditedFile } from './employee-file.queries.ts';

export interface Typed {
  readonly bornOn: string;
  readonly address: string;
  readonly emergencyName: string;
  readonly emergencyRelation: string;
  readonly emergencyMobile: string;
  readonly uan: string;
  readonly epfoNumber: string;
  readonly esiNumber: string;
  /** Empty: the stored one stays. */
  readonly pan: string;
  readonly aadhaar: string;
}

export const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

export const typedOf = (file: EmployeeFile): Typed => ({
  bornOn: file.bornOn ?? '',
  address: file.address,
  emergencyName: file.emergencyName,
  emergencyRelation: file.emergencyRelation,
  emergencyMobile: file.emergencyMobile ?? '',
  uan: file.uan ?? '',
  epfoNumber: file.epfoNumber ?? '',
  esiNumber: file.esiNumber ?? '',
  pan: '',
  aadhaar: '',
});

export const bodyOf = ({ pan, aadhaar, ...typed }: Typed): EditedFile => ({
  address: typed.address.trim(),
  emergencyName: typed.emergencyName.trim(),
  emergencyRelation: typed.emergencyRelation.trim(),
  bornOn: typed.bornOn || null,
  emergencyMobile: typed.emergencyMobile || null,
  uan: typed.uan || null,
  epfoNumber: typed.epfoNumber || null,
  esiNumber: typed.esiNumber || null,
  ...(pan && { pan }),
  ...(aadhaar && { aadhaar }),
});
