import type { ClassByCode } from '@ninefold/contracts';
import type { RpcClient } from '@ninefold/contracts/rpc';
import { testClassesContract, testNewPersonContract } from '@ninefold/contracts/rpc/testing';
import { ATTENDING, byCode, CODE, fakeClasses, overviewOf, ownOf, studentProgress } from './fake-classes';

testNewPersonContract(['my_classes'], () => fakeClasses({}).supabase());

testClassesContract({
  newId: () => crypto.randomUUID(),
  async newClass() {
    const teaching = [{ id: 'class-1', name: 'Class 7b', students: 1 }];
    const student = studentProgress('Mina');
    const given = {
      ...ATTENDING,
      teaching,
      overview: overviewOf({ students: [student] }),
      own: ownOf({ me: student }),
    };
    let caller: ClassByCode['status'] = 'open';
    const handlers = {
      class_of_code: ({ p_code }: { p_code: string }) => byCode(p_code === CODE ? caller : 'unknown'),
    };
    const client: RpcClient = await fakeClasses(given, handlers).supabase();
    const as = (status: typeof caller): RpcClient => ({
      rpc(name, args) {
        caller = status;
        return client.rpc(name, args);
      },
    });
    return { p_class_id: 'class-1', teacher: as('own'), student: as('joined'), stranger: as('open') };
  },
});
