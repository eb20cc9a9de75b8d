import type { OpenProfilePicture } from '@volante/contract/earnings/calls.ts';
import { useId, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { openPictureTexts } from './texts.ts';

interface ProfileFormProps {
  picture: OpenProfilePicture;
  busy: boolean;
  onSave: (fullName: string, rating: number | null) => void;
}

/** Name and rating of a profile, as its picture shows them. */
export function ProfileForm({ picture: { read }, busy, onSave }: ProfileFormProps) {
  const t = useText(openPictureTexts);
  const id = useId();
  const [name, setName] = useState(read.fullName ?? '');
  const [stars, setStars] = useState(read.rating === null ? '' : String(read.rating));
  const [faults, setFaults] = useState({ name: false, rating: false });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const rating = readRating(stars);
        const wrong = { name: name.trim().length < 2, rating: rating === undefined };
        setFaults(wrong);
        if (!wrong.name && rating !== undefined) return onSave(name.trim(), rating);
        document.getElementById(wrong.name ? `${id}-name` : `${id}-rating`)?.focus();
      }}
    >
      <TextField
        id={`${id}-name`}
        label={t.name}
        autoComplete="name"
        maxLength={120}
        value={name}
        error={faults.name ? t.nameFault : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setFaults({ ...faults, name: false });
        }}
      />
      <TextField
        id={`${id}-rating`}
        label={t.rating}
        hint={t.ratingHint}
        inputMode="decimal"
        autoComplete="off"
        value={stars}
        error={faults.rating ? t.ratingFault : undefined}
        onChange={(event) => {
          setStars(event.target.value);
          setFaults({ ...faults, rating: false });
        }}
      />
      <Button type="submit" busy={busy}>
        {t.save}
      </Button>
    </form>
  );
}

/** `4.87` or `4,87`; null if left empty, undefined for anything else. */
function readRating(text: string): number | null | undefined {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return null;
  const rating = Number(bare);
  return /^[1-5](\.\d{1,2})?$/.test(bare) && rating <= 5 ? rating : undefined;
}
