/** What is used of it: the package has declarations, but its exports do not reach them. */
declare module 'tesseract-wasm' {
  interface TextBox {
    readonly text: string;
    /** 0 to 1. */
    readonly confidence: number;
    /** Bit 2: the last word of its line. */
    readonly flags: number;
    /** Pixels of the picture. */
    readonly rect: {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
  }

  export interface OCREngine {
    loadModel(model: Uint8Array): void;
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void;
    getTextBoxes(unit: 'word'): readonly TextBox[];
  }

  export function createOCREngine(parts: { wasmBinary: Uint8Array }): Promise<OCREngine>;
  export function supportsFastBuild(): boolean;
}
