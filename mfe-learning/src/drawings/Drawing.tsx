import type { Drawing as DrawingData } from '@ninefold/learning';
import { AreaModelDrawing } from './AreaModelDrawing';
import { BarModelDrawing } from './BarModelDrawing';
import { BoxPlotDrawing } from './BoxPlotDrawing';
import { DataTableDrawing } from './DataTableDrawing';
import { HistogramDrawing } from './HistogramDrawing';
import { LineChartDrawing } from './LineChartDrawing';
import { LineGraphDrawing } from './LineGraphDrawing';
import { NormalCurveDrawing } from './NormalCurveDrawing';
import { NumberLineDrawing } from './NumberLineDrawing';
import { PieChartDrawing } from './PieChartDrawing';
import { ScatterDrawing } from './ScatterDrawing';

/** A drawing with its text alternative. */
export function Drawing({ drawing }: { drawing: DrawingData }) {
  switch (drawing.kind) {
    case 'number-line':
      return <NumberLineDrawing {...drawing} />;
    case 'histogram':
      return <HistogramDrawing {...drawing} />;
    case 'box-plot':
      return <BoxPlotDrawing {...drawing} />;
    case 'area-model':
      return <AreaModelDrawing {...drawing} />;
    case 'scatter':
      return <ScatterDrawing {...drawing} />;
    case 'line-graph':
      return <LineGraphDrawing {...drawing} />;
    case 'line-chart':
      return <LineChartDrawing {...drawing} />;
    case 'pie-chart':
      return <PieChartDrawing {...drawing} />;
    case 'normal-curve':
      return <NormalCurveDrawing {...drawing} />;
    case 'bar-model':
      return <BarModelDrawing {...drawing} />;
    case 'table':
      return <DataTableDrawing {...drawing} />;
  }
}
