/* Sheets of paper, in millimetres. */

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export type Paper = 'a4' | 'letter';

export const papers: Readonly<Record<Paper, PaperSize>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export const upright = (paper: Paper): PaperSize => papers[paper];
export const onItsSide = (paper: Paper): PaperSize => ({ width: papers[paper].height, height: papers[paper].width });
