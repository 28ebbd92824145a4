import type { AnswerTerms } from '@nukkad/contract/market/catalog/answer.price';
import type { CancelTerms, PriceSurcharge } from '@nukkad/contract/market/catalog/catalog.model';
import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { Page } from '@nukkad/contract/kernel/page';
import type { PlaceCodes, GeographyInterface } from '../../places/geography/index.ts';
import type { Reader, Sought } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ExpectedPage } from '../../platform/http/pages/pages-ahead.ts';
import type { SettingPlace, Settings } from '../../platform/snapshot/settings.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { WorkDocuments } from './partner-service/work-documents.interface.ts';
import type { CategoryFace, CategoryPartner, CategoryPartnersQuery } from './category.interface.ts';
import type { OffersAt, OffersQuery } from './offers-at.interface.ts';
import type { RecentSales } from './recent-sales.interface.ts';
import type { ReadProfessionals } from './professionals.interface.ts';
import type { ReadStarsOfServices } from './stars.interface.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';

export type Lang = 'en' | 'hi';

/** A service as other domains name it: on a booking, an invoice, a message. */
export interface NamedService {
  readonly serviceId: string;
  readonly name: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly categoryImage: string;
  readonly subCategoryId: string;
  readonly subcategoryName: string;
  readonly unit: string;
  /** Usual working time. */
  readonly minutes: number;
  /** Usual price, in paise; the charged price comes from `priceLines`. */
  readonly typicalPaise: number;
}

/** One service as it is wanted in a cart. Without a price: prices are calculated by the server. */
export interface WantedLine {
  readonly serviceId: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
}

export interface PriceLinesQuery {
  /** The partner whose prices count; null: the lowest price of those who serve the PIN code. */
  readonly organisationId: string | null;
  /** Null: no place is known yet, so the usual price is shown where no partner is named. */
  readonly pincode: string | null;
  /** The place of the work: a price set for the city of this PIN code overrides the partner's; null: no place yet. */
  readonly pricedAt: string | null;
  /** Where no PIN code is known: the city. */
  readonly pricedIn?: string | null;
  /** The day of the work, in Asia/Kolkata. */
  readonly day: string;
  readonly lines: readonly WantedLine[];
  readonly lang: Lang;
}

/**
 * Why a line cannot be booked; the caller turns it into its own refusal.
 * `not_offered`: the named partner, or every partner of the place, does not offer it there.
 * `answer_not_offered`: the named partner does not offer one of the chosen answers.
 */
export type LineRefusal =
  | 'service_unknown'
  | 'option_unknown'
  | 'question_unanswered'
  | 'not_offered'
  | 'answer_not_offered';

export interface PricedOption {
  readonly optionId: string;
  readonly label: string;
  /** The words of the question that it answers. */
  readonly question: string;
  /** Added to one unit, in paise. */
  readonly pricePaise: number;
  readonly minutes: number;
}

/** In the order of the question's lines, one answer for each. */
export interface PricedLine {
  readonly serviceId: string;
  readonly name: string;
  readonly categoryId: string;
  readonly categoryImage: string;
  readonly subCategoryId: string;
  readonly subcategoryName: string;
  /** Of its category; null for an unknown service. */
  readonly taxClass: TaxClass | null;
  readonly quantity: number;
  readonly options: readonly PricedOption[];
  /** One unit with its options, in paise. */
  readonly unitPaise: number;
  /** unitPaise x quantity. */
  readonly linePaise: number;
  /** The same by the catalogue alone, with no partner and no place. */
  readonly usualPaise: number;
  /** Working time of the whole line. */
  readonly minutes: number;
  /** Null when the line may be booked; otherwise its price is not to be relied on. */
  readonly refusal: LineRefusal | null;
}

/** What a partner says of one answer itself; null: as the catalogue has it. */
export interface OwnAnswerTerms extends AnswerTerms {
  readonly optionId: string;
}

/** A price that is not saved yet, where the work would be done. */
export interface PriceTrialQuery {
  readonly serviceId: string;
  /** All of that service. */
  readonly lines: readonly WantedLine[];
  /** Of one unit before tax. */
  readonly pricePaise: number;
  /** Own terms for single answers, not saved yet. */
  readonly answers: readonly OwnAnswerTerms[];
  /** The PIN code of the work. */
  readonly pricedAt: string;
  /** The day of the work, in Asia/Kolkata. */
  readonly day: string;
  readonly lang: Lang;
}

export interface TriedPrice {
  /** At the price that would be charged there, in the order of the question. */
  readonly lines: readonly PricedLine[];
  /** Of the service, as `visit` or `sq ft`. */
  readonly unit: string;
  /** Set for the city on that day; null: the tried price counts. */
  readonly cityPaise: number | null;
}

export interface PartnersQuery {
  /** A partner is named only if it offers all of them. */
  readonly serviceIds: readonly string[];
  /** The chosen answers: a partner that does not offer one of them is not named. */
  readonly optionIds: readonly string[];
  /** With neither PIN code nor city: anywhere. */
  readonly pincode: string | null;
  readonly cityCode?: string | null;
  readonly limit: number;
  /** Only this one, for a partner that was chosen. */
  readonly organisationId?: string;
  /** Only these. */
  readonly organisationIds?: readonly string[];
}

/** A partner that serves the PIN code with all the asked services. */
export interface PartnerForServices {
  readonly organisationId: string;
  /** Sum of its prices, one unit of each service, without options. */
  readonly pricePaise: number;
  /** Sum of its working times, likewise. */
  readonly minutes: number;
  readonly distanceMetres: number;
  /** 1 to 5; null before the first review. */
  readonly rating: number | null;
  readonly isGstRegistered: boolean;
}

/** Which row of the tax rule table a category falls under (CGST Act 2017, section 9(5), and rate notifications). */
export type GstClass = 'housekeeping' | 'standard' | 'beauty';

export interface TaxClass {
  readonly gstClass: GstClass;
  /** Services Accounting Code, 6 digits. */
  readonly sac: string;
}

/** An offer before fees and tax, as a card knows it. */
export interface OfferedPrice {
  readonly pricePaise: number;
  readonly unit: string;
  readonly gstClass: GstClass;
  /** Registered for GST. */
  readonly isRegistered: boolean;
}

/** The prices of a place as lists show them. */
export interface ShownPrices {
  /** What a booking of that one offer comes to with tax and what cannot be avoided, in paise. */
  toPay(offer: OfferedPrice): number;
  /** Why it may be higher when it is booked; empty: it cannot rise. */
  rises(offer: OfferedPrice & { readonly hasDearerOptions: boolean }): PriceSurcharge[];
}

/** The answers chosen before an option, and those with it. */
export interface OptionChoice {
  readonly optionId: string;
  readonly before: readonly string[];
  readonly chosen: readonly string[];
}

/** Where and when prices are shown. */
export interface PricedPlace {
  /** The PIN code is known: in a city, or anywhere, it decides which partner comes and at what price. */
  readonly isPlace: boolean;
  /** Empty: in no city. */
  readonly cityCode: string;
  /** Its GST state; null: not known. */
  readonly stateCode: string | null;
  readonly settings: Settings;
  readonly now: Date;
}

/** The rules of prices live in the cart domain, which builds on the catalogue and answers `catalog.shown_prices`. */
export type ShownPricesAt = (at: PricedPlace) => ShownPrices;

/** The rules of cancelling live in the booking domain, which builds on the catalogue and answers `catalog.cancel_terms`. */
export type CancelTermsAt = (settings: Settings, place: SettingPlace, now: Date) => CancelTerms;

/** What other domains may ask the catalogue. `reader` may be the caller's open transaction. */
export interface CatalogInterface extends WorkDocuments {
  /** The services that typed words mean, mistakes forgiven, as the public search finds them; none: a number, or no word. */
  servicesMeant(text: string): Promise<readonly string[]>;
  readonly shownPrices: ExtensionPoint<ShownPricesAt>;
  readonly recentSales: ExtensionPoint<RecentSales>;
  readonly cancelTerms: ExtensionPoint<CancelTermsAt>;
  readonly stars: ExtensionPoint<ReadStarsOfServices>;
  /** Who does which work is known to the schedule, which builds on the catalogue. */
  readonly professionals: ExtensionPoint<ReadProfessionals>;
  /** Keyed by service id; unknown ids are left out. */
  services(
    reader: Reader,
    ids: Sought<readonly string[]>,
    lang: Lang,
  ): Promise<ReadonlyMap<string, NamedService>>;
  /** Words of the answers to these services' questions, keyed by option id. */
  answers(
    reader: Reader,
    serviceIds: readonly string[],
    lang: Lang,
  ): Promise<ReadonlyMap<string, Pick<PricedOption, 'label' | 'question'>>>;
  priceLines(reader: Reader, question: PriceLinesQuery): Promise<readonly PricedLine[]>;
  /** Each option of a service within a choice of its options, in the order of the screen. */
  optionChoices(
    reader: Reader,
    serviceId: string,
    optionIds: readonly string[],
  ): Promise<readonly OptionChoice[]>;
  tryPrice(reader: Reader, question: PriceTrialQuery): Promise<TriedPrice>;
  /** Best first: rating, then distance, then price. */
  partnersFor(reader: Reader, question: PartnersQuery): Promise<readonly PartnerForServices[]>;
  /** The place of a call, and how a partner's offer of the service is shown there. Refuses service_not_found. Not within a transaction. */
  offersAt(ask: OffersQuery): Promise<OffersAt>;
  /** Of these ids those that are categories. */
  knownCategories(reader: Reader, categoryIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** How the work of each of these categories is taxed; unknown ids are left out. */
  taxClasses(reader: Reader, categoryIds: readonly string[]): Promise<ReadonlyMap<string, TaxClass>>;
  categoryPicture(reader: Reader, categoryId: string): Promise<string>;
  /** Public pages that visitors are expected at, the most wanted first. */
  expectedPages(reader: Reader): Promise<readonly ExpectedPage[]>;
  /** What an organisation offers now, in the order of the catalogue. */
  offeredServices(
    reader: Reader,
    asked: { readonly organisationId: string; readonly lang: Lang; readonly limit: number },
  ): Promise<readonly { readonly serviceId: string; readonly name: string }[]>;
  /** How many services an organisation offers. */
  countPartnerServices(reader: Reader, organisationId: string): Promise<number>;
  /** What an organisation offers, as its owner and reviewers read it. */
  readPartnerServices(
    reader: Reader,
    viewer: Viewer,
    asked: {
      readonly organisationId: string;
      readonly lang: Lang;
      readonly of: 'own' | 'catalogue';
      readonly cursor?: string | undefined;
      readonly limit: number;
    },
  ): Promise<Page<PartnerService>>;
  /** Whether the service is sold and a partner offers it at the place; a PIN code counts before its city. Not within a transaction. */
  isServed(serviceId: string, place: PlaceCodes): Promise<boolean>;
  /** Of all categories, by id. Not within a transaction. */
  categoryNames(lang: Lang): Promise<ReadonlyMap<string, string>>;
  /** The same with the key of each drawing. Not within a transaction. */
  categoryFaces(lang: Lang): Promise<ReadonlyMap<string, CategoryFace>>;
  /** Active partners who offer something of the category, or one service of it, and may come to a place. In no order. */
  partnersOfCategory(reader: Reader, ask: CategoryPartnersQuery): Promise<readonly CategoryPartner[]>;
  /** Organisations that offer a service in a city at a price of their own. */
  listAskingPartners(reader: Reader, serviceId: string, cityCode: string): Promise<string[]>;
}

export interface CatalogInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly geography: GeographyInterface;
  readonly partner: Pick<PartnerInterface, 'holdStatus' | 'publicFace'>;
  /** Left out: profiles count no services. */
  readonly profile?: Pick<ProfileInterface, 'serviceCounts'>;
}
