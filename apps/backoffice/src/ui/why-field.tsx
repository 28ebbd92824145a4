import { TextInput } from '@mantine/core';

/** The reason that goes into the audit log. */
export function WhyField({
  why,
  error,
  focused,
  onChange,
}: {
  why: string;
  error: string | undefined;
  focused?: boolean;
  onChange: (why: string) => void;
}) {
  return (
    <TextInput
      label="Why?"
      description="Goes into the audit log, without names and numbers."
      required
      {...(focused ? { 'data-autofocus': true } : {})}
      value={why}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
