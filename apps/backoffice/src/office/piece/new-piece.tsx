import { Select, TextInput } from '@mantine/core';
import { type LegalPage, legalPages } from '@nukkad/contract/office/legal/legal-pages';
import { beginLegalDraft } from '@nukkad/contract/office/legal/legal.api';
import {
  type BannerPage,
  type HomeSection,
  type Piece,
  bannerPages,
  homeSections,
  placedKinds,
} from '@nukkad/contract/office/piece/piece.model';
import { addPiece } from '@nukkad/contract/office/piece/piece-office.api';
import { useNavigate } from 'react-router';
import { callOf } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
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

interface Typed {
  readonly kind: (typeof newKinds)[number];
  readonly place: BannerPage;
  readonly section: HomeSection;
  readonly page: LegalPage;
  readonly titleEn: string;
}
const initial: Typed = { kind: 'banner', place: 'home', section: 'quote', page: 'terms', titleEn: '' };

/** A legal page begins with the words in force. */
function save({ kind, place, section, page, titleEn }: Typed) {
  if (kind === 'legal') return callOf(beginLegalDraft, { params: { page } });
  const body =
    kind === 'banner'
      ? { ...blank, kind, place, section: null, titleEn }
      : { ...blank, kind, place: 'home' as const, section };
  return callOf(addPiece, { body });
}

/** Begins a draft, and leads to where it is written. */
export function NewPiece({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { fields, errors, change, dialog } = useSaving<Typed, Typed, Piece>({
    initial,
    bodyOf: (typed: Typed) => typed,
    save,
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
      <Select
        label={t('piece.kind', 'What')}
        data={newKinds.map((value) => ({ value, label: kindWords[value] }))}
        value={fields.kind}
        allowDeselect={false}
        error={errors['kind']}
        onChange={(value) => change({ kind: newKinds.find((one) => one === value) ?? 'banner' })}
      />
      <Where fields={fields} errors={errors} change={change} />
    </DialogForm>
  );
}

interface WhereProps {
  readonly fields: Typed;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (change: Partial<Typed>) => void;
}

/** What its kind asks for besides. */
function Where({ fields, errors, change }: WhereProps) {
  if (fields.kind === 'legal')
    return (
      <Select
        label={t('piece.place', 'Page')}
        data={legalPages.map((value) => ({ value, label: placeWords[value] }))}
        value={fields.page}
        allowDeselect={false}
        error={errors['page']}
        onChange={(value) => change({ page: legalPages.find((one) => one === value) ?? 'terms' })}
      />
    );
  if (fields.kind === 'section')
    return (
      <Select
        label={t('piece.whichSection', 'Section')}
        data={homeSections.map((value) => ({ value, label: sectionNames[value] }))}
        value={fields.section}
        allowDeselect={false}
        error={errors['section']}
        onChange={(value) => change({ section: homeSections.find((one) => one === value) ?? 'quote' })}
      />
    );
  return (
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
  );
}
