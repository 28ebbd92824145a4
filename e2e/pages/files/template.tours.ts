import { listEmployees } from '@nukkad/contract/people/employee/employee.api';
import { addTemplate, chooseTemplate, getTemplateGuide } from '@nukkad/contract/files/template/template.api';
import { callAs } from '../../fixtures/api.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A business with a template of its own, one with a mistake in it, and a document that is about to be made. */
async function templatesTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const { builtIn } = await callAs(session, getTemplateGuide, { query: { kind: 'appointment' } });
  const own = await callAs(session, addTemplate, {
    body: { kind: 'appointment', text: { name: `Appointment ${Date.now()}`, ...builtIn } },
  });
  const wrong = await callAs(session, addTemplate, {
    body: {
      kind: 'nda',
      text: {
        name: `Agreement ${Date.now()}`,
        en: { title: 'Agreement', body: 'Dear {{ employee.name }},\n\nyour pay is {{ employee.salary }}.' },
        hi: null,
      },
    },
  });
  const paperOf = async (kind: 'experience' | 'quotation') => {
    const { builtIn: ready } = await callAs(session, getTemplateGuide, { query: { kind } });
    const text = { name: `Own ${kind} ${Date.now()}`, ...ready };
    return callAs(session, addTemplate, { body: { kind, text } });
  };
  const [paper, unused] = await Promise.all([paperOf('experience'), paperOf('quotation')]);
  await callAs(session, chooseTemplate, {
    body: { templateId: paper.templateId, version: paper.version, isInUse: true },
  });
  const { items } = await callAs(session, listEmployees, { query: { limit: 1 } });
  const record = items[0]?.employeeId ?? '';
  return {
    person: lakshmi,
    screens: [
      { name: 'templates', path: '/templates' },
      { name: 'template', path: `/templates/${own.templateId}` },
      { name: 'template-wrong', path: `/templates/${wrong.templateId}` },
      { name: 'template-in-use', path: `/templates/${paper.templateId}` },
      { name: 'template-use', path: `/templates/${unused.templateId}?dialog=use` },
      { name: 'template-remove', path: `/templates/${own.templateId}?dialog=remove` },
      { name: 'template-new', path: '/templates/new/quotation' },
      { name: 'template-create', path: `/templates/create?kind=appointment&record=${record}` },
    ],
  };
}

export const templateTours = { templates: once(templatesTour) };
