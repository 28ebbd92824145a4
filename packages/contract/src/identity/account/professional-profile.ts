/**
 * What a professional's profile must hold (specification section 6: a subUser professional with an incomplete profile is
 * logged out). The specification names no parts, so the list is the product's: a customer must know who comes, reach
 * that person, and be able to speak with them. The server's gate and the web's guard both follow this list.
 */
export const professionalParts = ['name', 'number', 'languages'] as const;
export type ProfessionalPart = (typeof professionalParts)[number];

export interface ProfessionalProfile {
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly languages: readonly string[];
}

/** The parts that are missing; empty: the profile is complete. */
export function missingOfProfessional(profile: ProfessionalProfile): ProfessionalPart[] {
  const isThere: Readonly<Record<ProfessionalPart, boolean>> = {
    name: profile.fullName.trim() !== '',
    number: profile.mobileNumber !== '',
    languages: profile.languages.length > 0,
  };
  return professionalParts.filter((part) => !isThere[part]);
}
