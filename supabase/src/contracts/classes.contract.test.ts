import { randomUUID } from 'node:crypto';
import { testClassesContract } from '@ninefold/contracts/rpc/testing';
import { newClass } from '../testing/classes';
import { newPlayer } from '../testing/players';

testClassesContract({
  newId: randomUUID,
  async newClass() {
    const { teacher, id, students } = await newClass('Mina');
    const stranger = await newPlayer();
    return {
      ...{ p_class_id: id, teacher: teacher.client },
      ...{ student: students[0].client, stranger: stranger.client },
    };
  },
});
