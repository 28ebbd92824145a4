import type { MantineColorsTuple } from '@mantine/core';

/** The painter's pots. Named as a painter would ask for them; index 0 is the lightest. */

/** Indigo, the board itself. */
export const neel: MantineColorsTuple = [
  '#eef0fb',
  '#d9ddf6',
  '#b4bcee',
  '#8b97e3',
  '#6675d6',
  '#4757c6',
  '#3340ac',
  '#252e8c',
  '#1a2270',
  '#11174f',
];
/** Marigold, the light on it. */
export const haldi: MantineColorsTuple = [
  '#fff7de',
  '#ffedb8',
  '#ffdf85',
  '#ffd155',
  '#ffc22e',
  '#f2aa00',
  '#c98800',
  '#946300',
  '#6b4700',
  '#452d00',
];
/** Bazaar pink, the flourish. */
export const rani: MantineColorsTuple = [
  '#fdecf3',
  '#f9cfe0',
  '#f3a5c4',
  '#ea72a1',
  '#df4684',
  '#cb2166',
  '#a61151',
  '#860c41',
  '#640830',
  '#42041f',
];
/** Peepal leaf: done, paid, free. */
export const peepal: MantineColorsTuple = [
  '#e8f6ec',
  '#c9e9d2',
  '#98d3aa',
  '#63b97f',
  '#3d9f5f',
  '#248348',
  '#186a38',
  '#11532b',
  '#0b3c1f',
  '#062613',
];
/** Vermilion: stop, lost, refused. */
export const sindoor: MantineColorsTuple = [
  '#fdecea',
  '#f9d0cb',
  '#f3a69d',
  '#ea7769',
  '#df4f3e',
  '#c93524',
  '#a82617',
  '#871c10',
  '#64130a',
  '#420b05',
];
/** Peacock: under way. */
export const mor: MantineColorsTuple = [
  '#e4f5f5',
  '#c2e7e7',
  '#8fd2d2',
  '#57b8b9',
  '#2f9fa1',
  '#1b8285',
  '#126a6d',
  '#0d5356',
  '#093c3e',
  '#052627',
];
/** Terracotta: another person must act. */
export const mitti: MantineColorsTuple = [
  '#fdf0e6',
  '#fadabf',
  '#f4b98a',
  '#ec9656',
  '#e2782d',
  '#c65d14',
  '#a2490d',
  '#7f3909',
  '#5d2906',
  '#3c1a03',
];
/** Slate: over, put away. */
export const slate: MantineColorsTuple = [
  '#f2f3f7',
  '#e0e2eb',
  '#c2c6d6',
  '#9ea4bc',
  '#7c839f',
  '#616885',
  '#4c526d',
  '#3a3f57',
  '#282c40',
  '#181b2b',
];
/** The board at night; replaces Mantine's greys in the dark scheme. */
export const night: MantineColorsTuple = [
  '#ecedf8',
  '#c5c8e4',
  '#a3a8d0',
  '#7b81b3',
  '#555b92',
  '#3b4074',
  '#2a2f5b',
  '#1b1f42',
  '#121533',
  '#0b0d24',
];
