/** Fields that hold any text, or an amount; not those that hold one of a few words. */
type Holding<Fields, Value> = {
  [Name in keyof Fields]: [Value] extends [Fields[Name]]
    ? [Fields[Name]] extends [Value]
      ? Name
      : never
    : never;
}[keyof Fields] &
  string;

interface Changed {
  readonly target: { readonly value: string };
}
interface At {
  readonly name: string;
  readonly error: string | undefined;
}
type Text = At & { readonly value: string };

/** What a field is given by its name: `<HindiField {...textAt('title')} />`. */
export interface FieldsAt<Fields> {
  /** Of a `HindiField`. */
  readonly textAt: (name: Holding<Fields, string>) => Text & { readonly onText: (text: string) => void };
  /** Of a `TextField` or a `TextArea`. */
  readonly lineAt: (name: Holding<Fields, string>) => Text & {
    readonly onChange: (event: Changed) => void;
  };
  readonly dayAt: (name: Holding<Fields, string>) => Text & { readonly onDay: (day: string) => void };
  readonly moneyAt: (name: Holding<Fields, number | null>) => At & {
    readonly paise: number | null;
    readonly onPaise: (paise: number | null) => void;
  };
}

/** A form, or the part of one that a part of its fields is given. */
interface Form<Fields> {
  readonly fields: Fields;
  readonly errors: Readonly<Record<string, string | undefined>>;
  change(this: void, next: Partial<Fields>): void;
}

/** The value, what is wrong with it and how it changes, of the fields of a form by their names. */
export function fieldsAt<Fields extends object>(form: Form<Fields>): FieldsAt<Fields>;
export function fieldsAt({ fields, errors, change }: Form<object>) {
  const put = (name: string) => (value: string | number | null) => change({ [name]: value });
  const at = (name: string) => ({ name, error: errors[name] });
  const textOf = (name: string) => ({ ...at(name), value: Reflect.get(fields, name) });
  return {
    textAt: (name: string) => ({ ...textOf(name), onText: put(name) }),
    lineAt: (name: string) => ({
      ...textOf(name),
      onChange: ({ target }: Changed) => put(name)(target.value),
    }),
    dayAt: (name: string) => ({ ...textOf(name), onDay: put(name) }),
    moneyAt: (name: string) => ({ ...at(name), paise: Reflect.get(fields, name), onPaise: put(name) }),
  };
}
