import type { UserSetting } from '@nukkad/contract/identity/profile/profile.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { ownPerson } from './profile.policy.ts';
import { type ChoiceRow, choicesFrom, keepable } from './setting.rules.ts';
import { listChoices, saveChoices } from './setting.store.ts';

export async function readSetting(
  { account }: Pick<ProfileDependencies, 'account'>,
  reader: Reader,
  viewer: Viewer,
  lang: 'en' | 'hi',
): Promise<UserSetting> {
  const [language, rows] = [
    await account.chosenLanguage(reader, viewer.userId),
    await listChoices(reader, viewer.userId),
  ];
  return { language: language ?? lang, notifications: choicesFrom(rows) };
}

export interface SettingChange {
  readonly language?: 'en' | 'hi' | undefined;
  readonly notifications?: readonly ChoiceRow[] | undefined;
}

export async function changeSetting(
  { platform, account }: ProfileDependencies,
  call: SignedInCall,
  { language, notifications = [] }: SettingChange,
): Promise<UserSetting> {
  const { viewer, now, lang } = call;
  return platform.write(call, async (tx) => {
    const own = ownPerson(viewer);
    if (language) await account.chooseLanguage(tx, own, language, now);
    await saveChoices(tx, own, keepable(notifications));
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'profile.set_preferences',
      subjectKind: 'user_setting',
      subjectId: viewer.userId,
    });
    return readSetting({ account }, tx, viewer, lang);
  });
}
