/** What Chromium tells of the line (Network Information API); other browsers tell nothing. */
interface Line {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`, by how long answers take. */
  readonly effectiveType?: string;
}

export const line = (): Line => (navigator as Navigator & { readonly connection?: Line }).connection ?? {};
