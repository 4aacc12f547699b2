/** A report as JSON, for the page in the web client that shows it, and with its figures for whoever wants to count on. */
import type { StudyFigures } from '../figures.ts'
import type { DrawnReport } from './plots.ts'

export const REPORT_FORMAT = 'harvest-report-1'

export function reportJson(report: DrawnReport, figures: StudyFigures): string {
  return `${JSON.stringify({ format: REPORT_FORMAT, ...report, figures })}\n`
}
