import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import {
  type NetworkSettings as Settings,
  networkSettingsBody,
} from '@nukkad/contract/network/member/member.model';
import {
  type AskedBy,
  type MentionedBy,
  type SeenBy,
  askedByChoices,
  mentionedByChoices,
  seenByChoices,
} from '@nukkad/contract/network/member/member.noun';
import { memberAddress } from '../../nouns/member/member-line.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { ActsFor } from './acts-for.tsx';

type Words<Choice extends string> = Readonly<Record<Choice, (t: Translate) => string>>;
const seenBy: Words<SeenBy> = {
  everyone: (t) => t('member.seen.everyone', 'Everyone, also without an account'),
  members: (t) => t('member.seen.members', 'People with an account'),
  connections: (t) => t('member.seen.connections', 'Connections only'),
};
const askedBy: Words<AskedBy> = {
  everyone: (t) => t('member.asked.everyone', 'Everyone'),
  mutual: (t) => t('member.asked.mutual', 'People with a connection in common'),
  none: (t) => t('member.asked.none', 'No one'),
};
const mentionedBy: Words<MentionedBy> = {
  everyone: (t) => t('member.asked.everyone', 'Everyone'),
  connections: (t) => t('member.seen.connections', 'Connections only'),
  none: (t) => t('member.asked.none', 'No one'),
};
const optionsOf = <Choice extends string>(t: Translate, choices: readonly Choice[], words: Words<Choice>) =>
  choices.map((value) => ({ value, label: words[value](t) }));

const typedOf = ({
  member,
  seenBy: seen,
  askedBy: asked,
  mentionedBy: mentioned,
  isListed,
  showsVisits,
}: Settings) => ({
  handle: member.handle,
  headline: member.headline ?? '',
  seenBy: seen,
  askedBy: asked,
  mentionedBy: mentioned,
  isListed,
  showsVisits,
});
type Typed = ReturnType<typeof typedOf>;

const bodyOf = ({ headline, isListed, ...typed }: Typed, version: number) => ({
  ...typed,
  headline: headline.trim() || null,
  isListed: isListed && typed.seenBy === 'everyone',
  version,
});

function Choices({ fields, change }: { fields: Typed; change: (next: Partial<Typed>) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <RadioList
        wide
        label={t('member.seen', 'Who can see your page and find you?')}
        name="seenBy"
        options={optionsOf(t, seenByChoices, seenBy)}
        value={fields.seenBy}
        onChange={(next) => change({ seenBy: next })}
      />
      {fields.seenBy === 'everyone' && (
        <SwitchLine
          title={t('member.listed', 'Show my page in search engines')}
          about={t('member.listed.about', 'Without this, people find it here or by its link only.')}
          checked={fields.isListed}
          onChange={(isListed) => change({ isListed })}
        />
      )}
      <RadioList
        wide
        label={t('member.asked', 'Who can ask to connect?')}
        name="askedBy"
        options={optionsOf(t, askedByChoices, askedBy)}
        value={fields.askedBy}
        onChange={(next) => change({ askedBy: next })}
      />
      <RadioList
        wide
        label={t('member.mentioned', 'Who can mention you?')}
        name="mentionedBy"
        options={optionsOf(t, mentionedByChoices, mentionedBy)}
        value={fields.mentionedBy}
        onChange={(next) => change({ mentionedBy: next })}
      />
      <SwitchLine
        title={t('member.visits', 'Others see that I looked at their page')}
        about={t('member.visits.about', 'If this is off, you don’t see who looked at yours either.')}
        checked={fields.showsVisits}
        onChange={(showsVisits) => change({ showsVisits })}
      />
    </>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={t('member.save', 'Save')}
      send={useSend(changeNetworkSettings)}
      said={t('member.saved', 'Saved')}
      initial={typedOf(settings)}
      schema={networkSettingsBody}
      bodyOf={(typed) => bodyOf(typed, settings.version)}
      refusedAt="handle"
    >
      {({ fields, change, textAt, lineAt }) => (
        <>
          <TextField
            label={t('member.handle', 'Address of your page')}
            hint={t('member.handle.hint', 'Small letters, digits and hyphens, 3 to 30.')}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            {...lineAt('handle')}
          />
          <HindiField
            label={t('member.headline', 'What you do (optional)')}
            hint={t('member.headline.hint', 'For example: electrician, 12 years in Indiranagar.')}
            maxLength={120}
            {...textAt('headline')}
          />
          <Choices fields={fields} change={change} />
        </>
      )}
    </SentFields>
  );
}

/** How the own member takes part: for whom one acts, the address, who sees, asks and mentions. */
export function NetworkSettings() {
  const { t } = useTranslation();
  return (
    <Loaded query={useAsked(getNetworkSettings)} waiting={<ListSkeleton count={3} />}>
      {(settings) => (
        <Stack gap={1.25}>
          {settings.actsFor && <ActsFor settings={settings} />}
          {settings.can.update ? (
            <SettingsForm key={`${settings.member.memberId} ${settings.version}`} settings={settings} />
          ) : (
            <Note>{t('member.readOnly', 'Your business owner changes these settings.')}</Note>
          )}
          <div>
            <ButtonLink to={memberAddress(settings.member)} tone="plain">
              {t('member.view', 'View your page')}
            </ButtonLink>
          </div>
        </Stack>
      )}
    </Loaded>
  );
}
