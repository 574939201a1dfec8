import type { DrawingData } from '@ninefold/learning';
import { areaModelLayout } from './area-model';
import { barModelLayout } from './bar-model';
import { boxPlotLayout } from './box-plot';
import type { Layout } from './layout';
import { lineChartLayout } from './line-chart';
import { lineGraphLayout } from './line-graph';
import { normalCurveLayout } from './normal-curve';
import { numberLineLayout } from './number-line';
import { scatterLayout } from './scatter';

/** null for drawings without handles, which are moved with sliders. */
export function layoutOf(drawing: DrawingData): Layout | null {
  switch (drawing.kind) {
    case 'number-line':
      return numberLineLayout(drawing);
    case 'bar-model':
      return barModelLayout(drawing);
    case 'area-model':
      return areaModelLayout(drawing);
    case 'box-plot':
      return boxPlotLayout(drawing);
    case 'scatter':
      return scatterLayout(drawing);
    case 'line-graph':
      return lineGraphLayout(drawing);
    case 'line-chart':
      return lineChartLayout(drawing);
    case 'normal-curve':
      return normalCurveLayout(drawing);
    default:
      return null;
  }
}
