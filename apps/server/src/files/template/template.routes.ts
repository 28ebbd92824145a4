import * as api from '@nukkad/contract/files/template/template.api';
import { type Route, route } from '../../platform/http/route.ts';
import { createDocument } from './create-document.ts';
import { chooseTemplate } from './paper/choose-template.ts';
import { previewTemplate } from './preview-template.ts';
import { readGuide, readRecords } from './read-guide.ts';
import { readTemplate, readTemplateVersions, readTemplates } from './read-templates.ts';
import type { TemplateDependencies } from './template.interface.ts';
import { addTemplate, editTemplate, removeTemplate } from './write-template.ts';

export const templateRoutes = (deps: TemplateDependencies): readonly Route[] => [
  route(api.listTemplates, (call) => readTemplates(deps, call, call.input.query)),
  route(api.getTemplate, (call) => readTemplate(deps, call, call.input.query)),
  route(api.listTemplateVersions, (call) => readTemplateVersions(deps, call, call.input.query)),
  route(api.getTemplateGuide, (call) => readGuide(deps, call, call.input.query.kind)),
  route(api.addTemplate, (call) => addTemplate(deps, call, call.input.body)),
  route(api.editTemplate, (call) => editTemplate(deps, call, call.input.body)),
  route(api.removeTemplate, (call) => removeTemplate(deps, call, call.input.query.templateId)),
  route(api.chooseTemplate, (call) => chooseTemplate(deps, call, call.input.body)),
  route(api.listTemplateRecords, (call) => readRecords(deps, call, call.input.query)),
  route(api.previewTemplate, (call) => previewTemplate(deps, call, call.input.body)),
  route(api.createDocument, (call) => createDocument(deps, call, call.input.body)),
];
