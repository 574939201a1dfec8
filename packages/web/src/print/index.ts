export { PrintPreview, type PrintPreviewProps } from './PrintPreview';
export { PrintSheet, type PrintSheetProps } from './PrintSheet';
