/** Whether a value may be set, and where. Pure: the bounds are those of the contract's catalogue. */
import { settingSentences } from '@nukkad/contract/office/configuration/setting.sentences';
import {
  type CataloguedSetting,
  settingOrders,
} from '@nukkad/contract/office/configuration/setting.catalogue';
import { type SettingValue, wrongSetting } from '@nukkad/contract/office/configuration/setting.kinds';

export interface WantedSetting {
  readonly cityCode: string | null;
  readonly categoryId: string | null;
  /** Null: as elsewhere. */
  readonly value: SettingValue | null;
}

type Wrong = Readonly<Record<string, string>> | null;

/** What is wrong with the place or the value, by field; null: nothing. */
export function wrongFields({ by, kind }: CataloguedSetting, wanted: WantedSetting): Wrong {
  const { cityCode, categoryId, value } = wanted;
  if (cityCode !== null && by === 'nothing') return { cityCode: settingSentences.sameEverywhere };
  if (categoryId !== null && by !== 'cityAndCategory') return { categoryId: settingSentences.notByCategory };
  if (value === null) return cityCode === null && categoryId === null ? { value: 'Enter a value.' } : null;
  const wrong = wrongSetting(kind, value);
  return wrong === null ? null : { value: wrong };
}

/** A floor above its ceiling, as the rules of the place would be; null: none. */
export function wrongOrder(key: string, part: string, rules: Readonly<Record<string, unknown>>): Wrong {
  for (const [of, lower, higher] of settingOrders) {
    if (of !== key || (part !== lower && part !== higher)) continue;
    if (Number(rules[lower]) > Number(rules[higher]))
      return {
        value: part === lower ? settingSentences.aboveHighest : settingSentences.belowLowest,
      };
  }
  return null;
}
