import { deflateSync } from 'node:zlib';
import { pdfOf, streamObject } from './heavy-files.ts';

/** A PDF that does more than show its page, and where. */
export interface ActivePdf {
  readonly why: string;
  readonly content: Buffer;
}

const script = '/S/JavaScript/JS(app.alert\\(1\\))';

/** What an action may do, by its kind. */
const actions: readonly (readonly [string, string])[] = [
  ['JavaScript', script],
  ['JavaScript in a stream', '/S/JavaScript/JS 60 0 R'],
  ['JavaScript under an escaped name', '/S/J#61vaScript/J#53(app.alert\\(1\\))'],
  ['JavaScript under a name escaped in small letters', '/S/#4aavaScript/#4a#53(app.alert\\(1\\))'],
  ['Launch', '/S/Launch/F(calc.exe)'],
  ['Launch for Windows', '/S/Launch/Win<</F(cmd.exe)/P(/c calc)>>'],
  ['SubmitForm', '/S/SubmitForm/F(http://elsewhere.example/)'],
  ['ImportData', '/S/ImportData/F(data.fdf)'],
  ['GoToR', '/S/GoToR/F(other.pdf)/D[0/Fit]'],
  ['GoToE', '/S/GoToE/T<</R/C/N(inner.pdf)>>'],
  ['a script as an address', '/S/URI/URI(javascript:alert\\(1\\))'],
  ['a script as an address with a line in it', '/S/URI/URI(java\\nscript:alert\\(1\\))'],
  ['a script as an address in digits', '/S/URI/URI<6a6176617363726970743a616c657274283129>'],
  ['a page as an address', '/S/URI/URI(data:text/html,<script>alert\\(1\\)</script>)'],
  ['a file as an address', '/S/URI/URI(file:///etc/passwd)'],
  ['Rendition', '/S/Rendition/OP 0/R<</S/MR/C<</D 60 0 R>>>>'],
  ['Movie', '/S/Movie/Operation/Play'],
  ['Sound', '/S/Sound/Sound 60 0 R'],
];

/** Where an action may hang. */
const places: readonly (readonly [string, (action: string) => Buffer])[] = [
  ['when the file is opened', (action) => pdfOf([], `/OpenAction<<${action}>>`)],
  ['when the file is closed', (action) => pdfOf([], `/AA<</WC<<${action}>>>>`)],
  ['when the page is opened', (action) => pdfOf([], '', `/AA<</O<<${action}>>>>`)],
  [
    'on a link',
    (action) => pdfOf([], '', `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<<${action}>>>>]`),
  ],
  [
    'behind another action on a link of its own number',
    (action) =>
      pdfOf(
        [
          `10 0 obj\n<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A 11 0 R>>\nendobj\n`,
          `11 0 obj\n<</S/GoTo/D[3 0 R/Fit]/Next[<</S/GoTo/D[3 0 R/Fit]/Next<<${action}>>>>]>>\nendobj\n`,
        ],
        '',
        '/Annots[10 0 R]',
      ),
  ],
  [
    'on a field of a form',
    (action) =>
      pdfOf([], `/AcroForm<</Fields[<</FT/Tx/T(a)/Kids[<</Subtype/Widget/AA<</K<<${action}>>>>>>]>>]>>`),
  ],
  ['among the names', (action) => pdfOf([], `/Names<</JavaScript<</Names[(a)<<${action}>>]>>>>`)],
  ['in an outline', (action) => pdfOf([], `/Outlines<</First<</Title(a)/A<<${action}>>>>>>`)],
  [
    'in arrays in arrays',
    (action) => pdfOf([`10 0 obj\n[[[[<<${action}>>]]]]\nendobj\n`], '/Own[[[10 0 R]]]'),
  ],
  [
    'in an object stream',
    (action) => {
      const text = `10 0 <<${action}>>`;
      const packed = deflateSync(Buffer.from(text, 'latin1'));
      return pdfOf(
        [streamObject(20, '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', packed)],
        '/OpenAction 10 0 R',
      );
    },
  ],
  [
    'in a later revision',
    (action) =>
      Buffer.concat([
        pdfOf([]),
        Buffer.from(
          `1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction<<${action}>>>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`,
          'latin1',
        ),
      ]),
  ],
  [
    'within a form that the page draws',
    (action) =>
      pdfOf(
        [
          streamObject(
            10,
            `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Own<</Annots[<</A<<${action}>>>>]>>>>`,
            Buffer.from('0 0 9 9 re f'),
          ),
        ],
        '',
        '/Resources<</XObject<</A 10 0 R>>>>',
      ),
  ],
];

const carried = streamObject(60, '/Type/EmbeddedFile', Buffer.from('MZ'));
const spec = '<</Type/Filespec/F(a.exe)/EF<</F 60 0 R>>>>';

const others: readonly (readonly [string, Buffer])[] = [
  ['a file among the names', pdfOf([carried], `/Names<</EmbeddedFiles<</Names[(a)${spec}]>>>>`)],
  ['a file that belongs to the document', pdfOf([carried], `/AF[${spec}]`)],
  [
    'a file pinned to the page',
    pdfOf([carried], '', `/Annots[<</Subtype/FileAttachment/Rect[0 0 9 9]/FS${spec}>>]`),
  ],
  [
    'a form in XML',
    pdfOf([streamObject(60, '', Buffer.from('<xdp/>'))], '/AcroForm<</Fields[]/XFA 60 0 R>>'),
  ],
  ['a form in XML in parts', pdfOf([], '/AcroForm<</Fields[]/XFA[(template)(<x/>)]>>')],
  [
    'rich media',
    pdfOf([], '', '/Annots[<</Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<</Assets<<>>>>>>]'),
  ],
  ['a film', pdfOf([], '', '/Annots[<</Subtype/Movie/Rect[0 0 9 9]/Movie<</F(a.avi)>>>>]')],
  ['a screen', pdfOf([], '', '/Annots[<</Subtype/Screen/Rect[0 0 9 9]>>]')],
  ['a solid body', pdfOf([], '', '/Annots[<</Subtype/3D/Rect[0 0 9 9]>>]')],
  [
    'a program in PostScript',
    pdfOf(
      [streamObject(10, '/Type/XObject/Subtype/PS', Buffer.from('%!PS'))],
      '',
      '/Resources<</XObject<</A 10 0 R>>>>',
    ),
  ],
  [
    'drawing that lies elsewhere',
    pdfOf([streamObject(10, '/F(http://elsewhere.example/a)', Buffer.alloc(0))], '', '/Contents 10 0 R'),
  ],
];

/** Every action at every place, and what needs no action: over two hundred files. */
export const activePdfs: readonly ActivePdf[] = [
  ...places.flatMap(([where, at]) =>
    actions.map(([what, action]) => ({ why: `${what} ${where}`, content: at(action) })),
  ),
  ...others.map(([why, content]) => ({ why, content })),
];

/** What no stored file may hold, as a viewer reads it. */
export const activeWords =
  /\/(?:JS|JavaScript|Launch|OpenAction|AA|EmbeddedFiles?|EF|XFA|RichMedia\w*|SubmitForm|ImportData|GoTo[RE]|FileAttachment|URI|Annots|AcroForm|Names|Outlines|Metadata|Info|PieceInfo)\b|(?:javascript|vbscript|file|data):/i;
