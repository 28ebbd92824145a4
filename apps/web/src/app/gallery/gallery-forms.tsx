import { useState } from 'react';
import { SlotPicker } from '../../nouns/slot/slot-picker.tsx';
import { DayStrip } from '../../ui/time/day-strip.tsx';
import { OtpInput } from '../../ui/field/otp-input.tsx';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { QuickSearch } from '../../ui/field/quick-search.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Grid } from '../../ui/page/parts.tsx';
import { days, slots } from './gallery-samples.ts';

const places = ['Indiranagar', 'Koramangala', 'Jayanagar', 'Malleshwaram'].map((label) => ({
  key: label,
  label,
  detail: 'Bengaluru, Karnataka',
}));

export function GalleryForms() {
  const [day, setDay] = useState<string | null>('2026-11-22');
  const [slot, setSlot] = useState<number | null>(1120);
  const [code, setCode] = useState('4821');
  const [files, setFiles] = useState<File[]>([]);
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Section title="Day and time" lead="DayStrip, SlotPicker">
        <DayStrip days={days} value={day} onChange={setDay} />
        <SlotPicker slots={slots} value={slot} onChange={(next) => setSlot(next.slotId)} />
      </Section>
      <Section title="Fields" lead="TextField, OtpInput, QuickSearch, PhotoPicker">
        <Grid least={17} gap={1} keepsRoom>
          <TextField label="Mobile number" before="+91" inputMode="tel" hint="We send a code to it." />
          <TextField
            label="Name"
            defaultValue="7"
            error="Start the name with a letter. Use only letters and spaces."
          />
          <OtpInput value={code} onChange={setCode} />
          <QuickSearch
            label={`Place ${chosen}`}
            placeholder="Indiranagar"
            initial={places}
            find={(text) =>
              Promise.resolve(
                places.filter((place) => place.label.toLowerCase().includes(text.toLowerCase())),
              )
            }
            onChoose={(place) => setChosen(place.label)}
          />
          <PhotoPicker
            label="Photos before"
            files={files}
            onChange={setFiles}
            progress={files.length > 2 ? 0.6 : null}
          />
        </Grid>
      </Section>
    </>
  );
}
