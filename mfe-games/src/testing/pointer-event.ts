/** jsdom has no pointer events, so these are mouse events with the fields of a primary pointer. */
export class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, init: PointerEventInit = {}) {
    const { pointerId = 1, pointerType = 'mouse', isPrimary = true, ...rest } = init;
    super(type, rest);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}
