import { type Tour, once } from '../screen.ts';

async function skillsTour(): Promise<Tour> {
  const room = (name: string, path: string) => ({
    name: `office-${name}`,
    path: `/backoffice/skills${path}`,
  });
  return {
    person: null,
    office: true,
    screens: [
      room('skills', '?q=plumb'),
      room('no-skills', '?q=zzqqxx'),
      room('new-skill', '?open=new'),
      room('skill', '?q=nalsaz&open=plumber'),
    ],
  };
}

export const skillTours = { skills: once(skillsTour) };
