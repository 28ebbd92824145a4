import type { PaperBusinessOf } from '../../files/template/index.ts';
import type { PartnerInterface } from '../partner/index.ts';

/** A business as the papers name it that are made of its templates. */
export const paperBusinessOf =
  ({ getOrganisations, logos }: Pick<PartnerInterface, 'getOrganisations' | 'logos'>): PaperBusinessOf =>
  async (reader, organisationId) => {
    const [organisations, logo] = await Promise.all([
      getOrganisations(reader, [organisationId]),
      logos.draw(reader, organisationId),
    ]);
    const { companyName = '', gstNumber = null } = organisations.get(organisationId) ?? {};
    return { name: companyName, gstNumber, logo };
  };
