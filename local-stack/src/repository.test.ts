describe('the image of the payments service', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

  test('is built without the keys of any folder', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
  });

  test('runs as a user by number, so that a cluster can check that it is not root', () => {
    expect(read('payments-service/Dockerfile')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  });
});
