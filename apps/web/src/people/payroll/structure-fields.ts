import { istDay } from '@nukkad/contract/kernel/time';
import type {
  CalculationKind,
  ComponentType,
  SalaryComponent,
  SalaryStructure,
} from '@nukkad/contract/people/payroll/salary-structure.model';

/** A component as it stands in the form: the parts of every calculation, of which one counts. */
export interface TypedComponent {
  readonly code: string;
  readonly name: string;
  readonly type: ComponentType;
  readonly isWages: boolean;
  readonly calculation: CalculationKind;
  readonly amount: number;
  readonly percent: string;
  readonly base: string;
  readonly formula: string;
}

export interface TypedStructure {
  readonly name: string;
  readonly validFrom: string;
  readonly components: readonly TypedComponent[];
}

const nothing = { amount: 0, percent: '', base: 'MONTHLY', formula: '' } as const;

export const newComponent: TypedComponent = {
  ...nothing,
  code: '',
  name: '',
  type: 'EARNING',
  isWages: false,
  calculation: 'Fixed Amount',
};

/** Half basic pay, two fifths of it for rent, the rest an allowance: what most begin with. */
const usual: readonly TypedComponent[] = [
  {
    ...newComponent,
    code: 'BASIC',
    name: 'Basic pay',
    isWages: true,
    calculation: 'Percentage',
    percent: '50',
  },
  {
    ...newComponent,
    code: 'HRA',
    name: 'House rent allowance',
    calculation: 'Percentage',
    base: 'BASIC',
    percent: '40',
  },
  {
    ...newComponent,
    code: 'SPECIAL',
    name: 'Special allowance',
    calculation: 'Inclusive',
    formula: 'MONTHLY - BASIC - HRA',
  },
];

const thisMonth = () => `${istDay(new Date()).slice(0, 7)}-01`;

export const newStructure = (): TypedStructure => ({ name: '', validFrom: thisMonth(), components: usual });

const typedOf = (component: SalaryComponent): TypedComponent => {
  const { code, name, type, isWages, calculation } = component;
  const parts = { ...nothing, code, name, type, isWages, calculation };
  if (component.calculation === 'Percentage')
    return { ...parts, base: component.base, percent: String(component.percent) };
  if (component.calculation === 'Inclusive') return { ...parts, formula: component.formula };
  return { ...parts, amount: component.amount };
};

export const typedStructure = ({ name, validFrom, components }: SalaryStructure): TypedStructure => ({
  name,
  validFrom: validFrom > thisMonth() ? validFrom : thisMonth(),
  components: components.map(typedOf),
});

export const componentOf = (typed: TypedComponent): SalaryComponent => {
  const { code, name, type, isWages, calculation, amount, percent, base, formula } = typed;
  const parts = { code, name, type, isWages: isWages && type === 'EARNING' };
  if (calculation === 'Percentage') return { ...parts, calculation, base, percent: Number(percent) };
  if (calculation === 'Inclusive') return { ...parts, calculation, formula };
  return { ...parts, calculation, amount };
};

/** What a percentage of this component may be of. */
export const basesFor = (components: readonly TypedComponent[], at: number): readonly string[] => [
  'MONTHLY',
  'EARNED',
  ...components.slice(0, at).flatMap(({ code }) => (code ? [code] : [])),
];
