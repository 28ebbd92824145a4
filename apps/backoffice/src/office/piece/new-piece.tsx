import { Select, TextInput } from '@mantine/core';
import {
  type BannerPage,
  type HomeSection,
  bannerPages,
  homeSections,
  placedKinds,
} from '@nukkad/contract/office/piece/piece.model';
import { addPiece } from '@nukkad/contract/office/piece/piece-office.api';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { NewLegal } from './legal/new-legal.tsx';
import { kindWords, placeWords, sectionNames } from './piece-words.ts';

const blank = {
  titleEn: '',
  titleHi: '',
  wordsEn: '',
  wordsHi: '',
  actEn: '',
  actHi: '',
  link: '',
  wideId: null,
  narrowId: null,
  altEn: '',
  altHi: '',
  readers: [],
  cities: [],
  position: 100,
  lastDay: null,
  isHidden: false,
};

/** Words of a category begin in the catalogue. */
const newKinds = [...placedKinds, 'legal'] as const;
type NewKind = (typeof newKinds)[number];
type PlacedKind = (typeof placedKinds)[number];

interface Typed {
  readonly place: BannerPage;
  readonly section: HomeSection;
  readonly titleEn: string;
}
const initial: Typed = { place: 'home', section: 'quote', titleEn: '' };

const bodyOf = (kind: PlacedKind, { place, section, titleEn }: Typed) =>
  kind === 'banner'
    ? { ...blank, kind, place, section: null, titleEn }
    : { ...blank, kind, place: 'home' as const, section };

/** Begins a draft, and leads to where it is written. */
export function NewPiece({ onClose }: { onClose: () => void }) {
  const [kind, choose] = useState<NewKind>('banner');
  const choice = (
    <Select
      label={t('piece.kind', 'What')}
      data={newKinds.map((value) => ({ value, label: kindWords[value] }))}
      value={kind}
      allowDeselect={false}
      onChange={(value) => choose(newKinds.find((one) => one === value) ?? 'banner')}
    />
  );
  if (kind === 'legal') return <NewLegal onClose={onClose}>{choice}</NewLegal>;
  return (
    <NewPlaced kind={kind} onClose={onClose}>
      {choice}
    </NewPlaced>
  );
}

function NewPlaced({
  kind,
  onClose,
  children,
}: {
  kind: PlacedKind;
  onClose: () => void;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { fields, errors, change, dialog } = useSaving({
    endpoint: addPiece,
    initial,
    bodyOf: (typed: Typed) => bodyOf(kind, typed),
    onSaved: ({ pieceId }) => void navigate(`/content/${pieceId}`),
    onClose: () => undefined,
  });
  return (
    <DialogForm
      title={t('piece.add', 'New content')}
      doIt={t('piece.begin', 'Write it')}
      {...dialog}
      onClose={onClose}
    >
      {children}
      {kind === 'section' ? (
        <Select
          label={t('piece.whichSection', 'Section')}
          data={homeSections.map((value) => ({ value, label: sectionNames[value] }))}
          value={fields.section}
          allowDeselect={false}
          error={errors['section']}
          onChange={(value) => change({ section: homeSections.find((one) => one === value) ?? 'quote' })}
        />
      ) : (
        <>
          <Select
            label={t('piece.place', 'Page')}
            data={bannerPages.map((value) => ({ value, label: placeWords[value] }))}
            value={fields.place}
            allowDeselect={false}
            error={errors['place']}
            onChange={(value) => change({ place: bannerPages.find((one) => one === value) ?? 'home' })}
          />
          <TextInput
            label={t('piece.titleEn', 'Title in English')}
            maxLength={60}
            value={fields.titleEn}
            error={errors['titleEn']}
            onChange={(event) => change({ titleEn: event.currentTarget.value })}
          />
        </>
      )}
    </DialogForm>
  );
}
