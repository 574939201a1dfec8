/** jsdom has no pointer events, so these are mouse events with the fields of a primary pointer. */
export class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerId = 1, isPrimary = true, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.isPrimary = isPrimary;
  }
}
